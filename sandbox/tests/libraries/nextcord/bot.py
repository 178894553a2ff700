"""A bot in nextcord, for ../run.py. Nothing of the library is changed but its base address.

This version of the library shows members by their user names, which are written small.
"""

import io
import os

import nextcord
from nextcord.ext import commands

nextcord.http.Route.BASE = os.environ["SANDBOX_URL"] + "/api/v10"

FLAVOURS = ["cherry", "chocolate", "vanilla"]
intents = nextcord.Intents.default()
intents.members = True
intents.message_content = True
client = commands.Bot(intents=intents)


@client.slash_command(description="Says hello")
async def hello(interaction: nextcord.Interaction, name: str) -> None:
    await interaction.response.send_message(f"Hello, {name}!")


@client.slash_command(description="Picks a flavour")
async def pick(interaction: nextcord.Interaction, flavour: str = nextcord.SlashOption(autocomplete=True)) -> None:
    await interaction.response.send_message(f"You picked {flavour}", ephemeral=True)


@pick.on_autocomplete("flavour")
async def flavours(interaction: nextcord.Interaction, flavour: str) -> None:
    await interaction.response.send_autocomplete([one for one in FLAVOURS if one.startswith(flavour)])


@client.slash_command(description="Takes options of several types")
async def options(
    interaction: nextcord.Interaction,
    number: int,
    user: nextcord.Member,
    channel: nextcord.abc.GuildChannel,
    loud: bool,
) -> None:
    await interaction.response.send_message(f"{number} {user.display_name} #{channel.name} {loud}")


class Panel(nextcord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.clicks = 0

    @nextcord.ui.button(label="Count", custom_id="count")
    async def count(self, _: nextcord.ui.Button, interaction: nextcord.Interaction) -> None:
        self.clicks += 1
        await interaction.response.edit_message(content=f"Count: {self.clicks}", view=self)

    @nextcord.ui.button(label="Later", custom_id="later", emoji="⏳")
    async def later(self, _: nextcord.ui.Button, interaction: nextcord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_message(content="Later!")

    @nextcord.ui.string_select(
        custom_id="colour",
        max_values=2,
        options=[nextcord.SelectOption(label=one) for one in ("red", "green", "blue")],
    )
    async def colour(self, select: nextcord.ui.StringSelect, interaction: nextcord.Interaction) -> None:
        await interaction.response.send_message(", ".join(select.values), ephemeral=True)

    @nextcord.ui.user_select(custom_id="who")
    async def who(self, select: nextcord.ui.UserSelect, interaction: nextcord.Interaction) -> None:
        name = select.values.members[0].name.title()
        await interaction.response.send_message(f"You chose {name}", ephemeral=True)


@client.slash_command(description="Shows buttons and menus")
async def panel(interaction: nextcord.Interaction) -> None:
    embed = nextcord.Embed(title="Panel", description="Press something", colour=0x2FAE98)
    await interaction.response.send_message("Count: 0", embed=embed, view=Panel())


class Ask(nextcord.ui.Modal):
    def __init__(self) -> None:
        super().__init__("Ask")
        self.answer = nextcord.ui.TextInput(label="Answer", custom_id="answer")
        self.add_item(self.answer)

    async def callback(self, interaction: nextcord.Interaction) -> None:
        await interaction.response.send_message(f"You say {self.answer.value}")


@client.slash_command(description="Asks something")
async def ask(interaction: nextcord.Interaction) -> None:
    await interaction.response.send_modal(Ask())


@client.slash_command(description="Takes its time")
async def slow(interaction: nextcord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    file = nextcord.File(io.BytesIO(b"slow file"), "slow.txt")
    await interaction.edit_original_message(content="Done", file=file)


@client.slash_command(description="Writes in private")
async def dm(interaction: nextcord.Interaction) -> None:
    await interaction.user.send("Hello in private")
    await interaction.response.send_message("Sent", ephemeral=True)


@client.slash_command(description="Writes, edits, answers, reads and deletes")
async def history(interaction: nextcord.Interaction) -> None:
    await interaction.response.defer()
    first = await interaction.channel.send("one")
    await first.edit(content="two")
    second = await first.reply("three", mention_author=False)
    read = [one.content async for one in interaction.channel.history(limit=2)]
    await second.delete()
    await first.delete()
    await interaction.followup.send(" ".join(reversed(read)))


@client.user_command(name="Greet")
async def greet(interaction: nextcord.Interaction, member: nextcord.Member) -> None:
    await interaction.response.send_message(f"Hi {member.name.title()}")


@client.message_command(name="Quote")
async def quote(interaction: nextcord.Interaction, message: nextcord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}", ephemeral=True)


@client.event
async def on_message(message: nextcord.Message) -> None:
    if message.guild is None and message.content == "ping":
        await message.reply("pong")


client.run(os.environ["SANDBOX_TOKEN"])
