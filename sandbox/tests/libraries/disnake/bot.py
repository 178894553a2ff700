"""A bot in disnake, for ../run.py. Nothing of the library is changed but its base address."""

import io
import os

import disnake
from disnake.ext import commands

disnake.http.Route.BASE = os.environ["SANDBOX_URL"] + "/api/v10"

FLAVOURS = ["cherry", "chocolate", "vanilla"]
intents = disnake.Intents.default()
intents.members = True
client = commands.InteractionBot(intents=intents)


@client.slash_command(description="Says hello")
async def hello(inter: disnake.ApplicationCommandInteraction, name: str) -> None:
    await inter.response.send_message(f"Hello, {name}!")


async def flavours(_: disnake.ApplicationCommandInteraction, typed: str) -> list[str]:
    return [one for one in FLAVOURS if one.startswith(typed)]


@client.slash_command(description="Picks a flavour")
async def pick(
    inter: disnake.ApplicationCommandInteraction, flavour: str = commands.Param(autocomplete=flavours)
) -> None:
    await inter.response.send_message(f"You picked {flavour}", ephemeral=True)


@client.slash_command(description="Takes options of several types")
async def options(
    inter: disnake.ApplicationCommandInteraction,
    number: int,
    user: disnake.Member,
    channel: disnake.TextChannel,
    loud: bool,
) -> None:
    await inter.response.send_message(f"{number} {user.display_name} #{channel.name} {loud}")


class Panel(disnake.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.clicks = 0

    @disnake.ui.button(label="Count", custom_id="count")
    async def count(self, _: disnake.ui.Button, inter: disnake.MessageInteraction) -> None:
        self.clicks += 1
        await inter.response.edit_message(content=f"Count: {self.clicks}", view=self)

    @disnake.ui.button(label="Later", custom_id="later", emoji="⏳")
    async def later(self, _: disnake.ui.Button, inter: disnake.MessageInteraction) -> None:
        await inter.response.defer()
        await inter.edit_original_response(content="Later!")

    @disnake.ui.string_select(custom_id="colour", max_values=2, options=["red", "green", "blue"])
    async def colour(self, select: disnake.ui.StringSelect, inter: disnake.MessageInteraction) -> None:
        await inter.response.send_message(", ".join(select.values), ephemeral=True)

    @disnake.ui.user_select(custom_id="who")
    async def who(self, select: disnake.ui.UserSelect, inter: disnake.MessageInteraction) -> None:
        await inter.response.send_message(f"You chose {select.values[0].display_name}", ephemeral=True)


@client.slash_command(description="Shows buttons and menus")
async def panel(inter: disnake.ApplicationCommandInteraction) -> None:
    embed = disnake.Embed(title="Panel", description="Press something", colour=0x2FAE98)
    await inter.response.send_message("Count: 0", embed=embed, view=Panel())


@client.slash_command(description="Asks something")
async def ask(inter: disnake.ApplicationCommandInteraction) -> None:
    text = disnake.ui.TextInput(label="Answer", custom_id="answer")
    await inter.response.send_modal(title="Ask", custom_id="ask", components=[text])


@client.event
async def on_modal_submit(inter: disnake.ModalInteraction) -> None:
    await inter.response.send_message(f"You say {inter.text_values['answer']}")


@client.slash_command(description="Takes its time")
async def slow(inter: disnake.ApplicationCommandInteraction) -> None:
    await inter.response.defer(ephemeral=True)
    await inter.edit_original_response(content="Done", file=disnake.File(io.BytesIO(b"slow file"), "slow.txt"))


@client.slash_command(description="Writes in private")
async def dm(inter: disnake.ApplicationCommandInteraction) -> None:
    await inter.author.send("Hello in private")
    await inter.response.send_message("Sent", ephemeral=True)


@client.slash_command(description="Writes, edits, answers, reads and deletes")
async def history(inter: disnake.ApplicationCommandInteraction) -> None:
    await inter.response.defer()
    first = await inter.channel.send("one")
    await first.edit(content="two")
    second = await first.reply("three", mention_author=False)
    read = [one.content async for one in inter.channel.history(limit=2)]
    await second.delete()
    await first.delete()
    await inter.edit_original_response(content=" ".join(reversed(read)))


@client.slash_command(description="Looks at the server")
async def server(inter: disnake.ApplicationCommandInteraction) -> None:
    guild = await client.fetch_guild(inter.guild_id)
    listed = [one async for one in guild.fetch_members(limit=None)]
    chunked = await inter.guild.chunk()
    assert chunked is None or len(listed) == len(chunked)
    await inter.response.send_message(f"{guild.name}: {len(listed)}")


@client.user_command(name="Greet")
async def greet(inter: disnake.UserCommandInteraction) -> None:
    await inter.response.send_message(f"Hi {inter.target.display_name}")


@client.message_command(name="Quote")
async def quote(inter: disnake.MessageCommandInteraction) -> None:
    await inter.response.send_message(f"> {inter.target.content}", ephemeral=True)


@client.event
async def on_message(message: disnake.Message) -> None:
    if message.guild is None and message.content == "ping":
        await message.reply("pong")


client.run(os.environ["SANDBOX_TOKEN"])
