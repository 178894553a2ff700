"""A bot in interactions.py, for ../run.py. Nothing of the library is changed but its base address."""

import io
import os

import interactions as i

i.api.http.route.Route.BASE = os.environ["SANDBOX_URL"] + "/api/v10"

FLAVOURS = ["cherry", "chocolate", "vanilla"]
bot = i.Client(intents=i.Intents.DEFAULT | i.Intents.GUILD_MEMBERS)
clicks = 0


def panel() -> list[i.ActionRow]:
    return [
        i.ActionRow(
            i.Button(style=i.ButtonStyle.PRIMARY, label="Count", custom_id="count"),
            i.Button(style=i.ButtonStyle.SECONDARY, label="Later", custom_id="later", emoji="⏳"),
        ),
        i.ActionRow(i.StringSelectMenu("red", "green", "blue", custom_id="colour", max_values=2)),
        i.ActionRow(i.UserSelectMenu(custom_id="who")),
    ]


@i.slash_command("hello", description="Says hello")
@i.slash_option("name", "Whom", i.OptionType.STRING, required=True)
async def hello(ctx: i.SlashContext, name: str) -> None:
    await ctx.send(f"Hello, {name}!")


@i.slash_command("pick", description="Picks a flavour")
@i.slash_option("flavour", "Which", i.OptionType.STRING, required=True, autocomplete=True)
async def pick(ctx: i.SlashContext, flavour: str) -> None:
    await ctx.send(f"You picked {flavour}", ephemeral=True)


@pick.autocomplete("flavour")
async def flavours(ctx: i.AutocompleteContext) -> None:
    await ctx.send([one for one in FLAVOURS if one.startswith(ctx.input_text)])


@i.slash_command("options", description="Takes options of several types")
@i.slash_option("number", "A number", i.OptionType.INTEGER, required=True)
@i.slash_option("user", "A user", i.OptionType.USER, required=True)
@i.slash_option("channel", "A channel", i.OptionType.CHANNEL, required=True)
@i.slash_option("loud", "Loud or not", i.OptionType.BOOLEAN, required=True)
async def options(ctx: i.SlashContext, number: int, user: i.Member, channel: i.BaseChannel, loud: bool) -> None:
    await ctx.send(f"{number} {user.display_name} #{channel.name} {loud}")


@i.slash_command("panel", description="Shows buttons and menus")
async def show_panel(ctx: i.SlashContext) -> None:
    await ctx.send("Count: 0", embeds=i.Embed(title="Panel", description="Press something"), components=panel())


@i.component_callback("count")
async def count(ctx: i.ComponentContext) -> None:
    global clicks
    clicks += 1
    await ctx.edit_origin(content=f"Count: {clicks}", components=panel())


@i.component_callback("later")
async def later(ctx: i.ComponentContext) -> None:
    await ctx.defer(edit_origin=True)
    await ctx.edit_origin(content="Later!")


@i.component_callback("colour")
async def colour(ctx: i.ComponentContext) -> None:
    await ctx.send(", ".join(ctx.values), ephemeral=True)


@i.component_callback("who")
async def who(ctx: i.ComponentContext) -> None:
    await ctx.send(f"You chose {ctx.values[0].display_name}", ephemeral=True)


@i.slash_command("ask", description="Asks something")
async def ask(ctx: i.SlashContext) -> None:
    await ctx.send_modal(i.Modal(i.ShortText(label="Answer", custom_id="answer"), title="Ask", custom_id="ask"))


@i.modal_callback("ask")
async def answered(ctx: i.ModalContext, answer: str) -> None:
    await ctx.send(f"You say {answer}")


@i.slash_command("slow", description="Takes its time")
async def slow(ctx: i.SlashContext) -> None:
    await ctx.defer(ephemeral=True)
    await ctx.send("Done", file=i.File(io.BytesIO(b"slow file"), file_name="slow.txt"))


@i.slash_command("dm", description="Writes in private")
async def dm(ctx: i.SlashContext) -> None:
    await ctx.author.send("Hello in private")
    await ctx.send("Sent", ephemeral=True)


@i.user_context_menu("Greet")
async def greet(ctx: i.ContextMenuContext) -> None:
    await ctx.send(f"Hi {ctx.target.display_name}")


@i.message_context_menu("Quote")
async def quote(ctx: i.ContextMenuContext) -> None:
    await ctx.send(f"> {ctx.target.content}", ephemeral=True)


@i.listen()
async def on_message_create(event: i.events.MessageCreate) -> None:
    if event.message.guild is None and event.message.content == "ping":
        await event.message.reply("pong")


bot.start(os.environ["SANDBOX_TOKEN"])
