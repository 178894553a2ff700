"""A bot in py-cord, for ../run.py. Nothing of the library is changed but its base address."""

import io
import os

import discord

discord.http.Route.API_BASE_URL = os.environ["SANDBOX_URL"] + "/api/v{API_VERSION}"

FLAVOURS = ["cherry", "chocolate", "vanilla"]
intents = discord.Intents.default()
intents.members = True
client = discord.Bot(intents=intents)


def file(name: str, content: bytes, description: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(content), filename=name, description=description)


@client.slash_command(description="Says hello")
async def hello(ctx: discord.ApplicationContext, name: str) -> None:
    await ctx.respond(f"Hello, {name}!")


async def flavours(ctx: discord.AutocompleteContext) -> list[str]:
    return [one for one in FLAVOURS if one.startswith(ctx.value)]


@client.slash_command(description="Picks a flavour")
@discord.option("flavour", str, autocomplete=flavours)
async def pick(ctx: discord.ApplicationContext, flavour: str) -> None:
    await ctx.respond(f"You picked {flavour}", ephemeral=True)


@client.slash_command(description="Takes options of several types")
async def options(
    ctx: discord.ApplicationContext, number: int, user: discord.Member, channel: discord.TextChannel, loud: bool
) -> None:
    await ctx.respond(f"{number} {user.display_name} #{channel.name} {loud}")


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.clicks = 0

    @discord.ui.button(label="Count", custom_id="count")
    async def count(self, _: discord.ui.Button, interaction: discord.Interaction) -> None:
        self.clicks += 1
        await interaction.response.edit_message(content=f"Count: {self.clicks}", view=self)

    @discord.ui.button(label="Later", custom_id="later", emoji="⏳")
    async def later(self, _: discord.ui.Button, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Later!")

    @discord.ui.select(
        custom_id="colour",
        max_values=2,
        options=[discord.SelectOption(label=one, value=one) for one in ("red", "green", "blue")],
    )
    async def colour(self, select: discord.ui.Select, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(", ".join(select.values), ephemeral=True)

    @discord.ui.user_select(custom_id="who")
    async def who(self, select: discord.ui.Select, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You chose {select.values[0].display_name}", ephemeral=True)


@client.slash_command(description="Shows buttons and menus")
async def panel(ctx: discord.ApplicationContext) -> None:
    embed = discord.Embed(title="Panel", description="Press something", colour=0x2FAE98)
    embed.add_field(name="A", value="1")
    await ctx.respond("Count: 0", embed=embed, view=Panel())


class Ask(discord.ui.Modal):
    def __init__(self) -> None:
        super().__init__(discord.ui.InputText(label="Answer", custom_id="answer"), title="Ask")

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You say {self.children[0].value}")


@client.slash_command(description="Asks something")
async def ask(ctx: discord.ApplicationContext) -> None:
    await ctx.send_modal(Ask())


@client.slash_command(description="Takes its time")
async def slow(ctx: discord.ApplicationContext) -> None:
    await ctx.defer(ephemeral=True)
    await ctx.interaction.edit_original_response(content="Done", file=file("slow.txt", b"slow file"))


@client.slash_command(description="Sends files")
async def files(ctx: discord.ApplicationContext) -> None:
    await ctx.respond("Files", files=[file("dot.txt", b".", "a dot"), file("list.txt", b"a list")])
    shown = await ctx.interaction.original_response()
    more = await ctx.followup.send("And more", wait=True)
    await more.edit(content=f"And more: {len(shown.attachments)} files")


@client.slash_command(description="Writes in private")
async def dm(ctx: discord.ApplicationContext) -> None:
    await ctx.author.send("Hello in private")
    await ctx.respond("Sent", ephemeral=True)


@client.slash_command(description="Opens a thread")
async def thread(ctx: discord.ApplicationContext) -> None:
    await ctx.respond("Opening")
    opened = await ctx.channel.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    await opened.send("First")
    below = await (await ctx.channel.send("Under this")).create_thread(name="Below")
    await below.edit(archived=True)
    await ctx.interaction.edit_original_response(content="Opened")


@client.slash_command(description="Writes, edits, answers, reads and deletes")
async def history(ctx: discord.ApplicationContext) -> None:
    await ctx.defer()
    first = await ctx.channel.send("one")
    await first.edit(content="two")
    second = await first.reply("three", mention_author=False)
    read = [one.content async for one in ctx.channel.history(limit=2)]
    await second.delete()
    await first.delete()
    await ctx.followup.send(" ".join(reversed(read)))


@client.slash_command(description="Looks at the server")
async def server(ctx: discord.ApplicationContext) -> None:
    guild = await client.fetch_guild(ctx.guild_id)
    listed = [one async for one in guild.fetch_members(limit=None)]
    chunked = await ctx.guild.query_members(user_ids=[one.id for one in listed])
    assert len(listed) == len(chunked)
    await ctx.respond(f"{guild.name}: {len(listed)}")


@client.user_command(name="Greet")
async def greet(ctx: discord.ApplicationContext, member: discord.Member) -> None:
    await ctx.respond(f"Hi {member.display_name}")


@client.message_command(name="Quote")
async def quote(ctx: discord.ApplicationContext, message: discord.Message) -> None:
    await ctx.respond(f"> {message.content}", ephemeral=True)


@client.event
async def on_message(message: discord.Message) -> None:
    if message.guild is None and message.content == "ping":
        await message.reply("pong")


client.run(os.environ["SANDBOX_TOKEN"])
