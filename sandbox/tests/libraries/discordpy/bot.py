"""A bot in discord.py that does everything the sandbox has to understand.

Nothing of the library is changed but the three addresses. What each command has to do stands in
../README.md; ../run.py plays the people and looks at what comes of it.
"""

import io
import os

import discord
import yarl
from discord import app_commands

URL = os.environ["SANDBOX_URL"]
discord.http.Route.BASE = f"{URL}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(URL.replace("http", "ws", 1))
discord.Asset.BASE = os.environ["SANDBOX_FILES"]

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
FLAVOURS = ["cherry", "chocolate", "vanilla"]

intents = discord.Intents.default()
intents.members = True
client = discord.Client(intents=intents)
tree = app_commands.CommandTree(client)


def file(name: str, content: bytes, description: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(content), filename=name, description=description)


@tree.command(description="Says hello")
async def hello(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message(f"Hello, {name}!")


async def flavours(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=one.title(), value=one) for one in FLAVOURS if one.startswith(typed)]


@tree.command(description="Picks a flavour")
@app_commands.autocomplete(flavour=flavours)
async def pick(interaction: discord.Interaction, flavour: str) -> None:
    await interaction.response.send_message(f"You picked {flavour}", ephemeral=True)


@tree.command(description="Takes options of several types")
async def options(
    interaction: discord.Interaction, number: int, user: discord.Member, channel: discord.TextChannel, loud: bool
) -> None:
    await interaction.response.send_message(f"{number} {user.display_name} #{channel.name} {loud}")


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.clicks = 0
        self.add_item(discord.ui.Button(label="Site", url="https://example.com"))

    @discord.ui.button(label="Count", custom_id="count", style=discord.ButtonStyle.primary)
    async def count(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        self.clicks += 1
        await interaction.response.edit_message(content=f"Count: {self.clicks}", view=self)

    @discord.ui.button(label="Later", custom_id="later", emoji="⏳")
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Later!")

    @discord.ui.select(
        custom_id="colour",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=one.title(), value=one) for one in ("red", "green", "blue")],
    )
    async def colour(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        await interaction.response.send_message(", ".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
    async def who(self, interaction: discord.Interaction, select: discord.ui.UserSelect) -> None:
        await interaction.response.send_message(f"You chose {select.values[0].display_name}", ephemeral=True)


@tree.command(description="Shows buttons and menus")
async def panel(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="Panel", description="Press something", colour=0x2FAE98)
    embed.add_field(name="A", value="1").add_field(name="B", value="2", inline=False)
    embed.set_thumbnail(url="https://example.com/a.png")
    await interaction.response.send_message("Count: 0", embed=embed, view=Panel())
    shown = (await interaction.original_response()).embeds[0]
    assert [field.inline for field in shown.fields] == [True, False]


class Ask(discord.ui.Modal, title="Ask"):
    answer = discord.ui.TextInput(label="Answer", custom_id="answer")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"You say {self.answer.value}")


@tree.command(description="Asks something")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Ask())


class Form(discord.ui.Modal, title="Form"):
    name = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name"))
    size = discord.ui.Label(
        text="Size",
        component=discord.ui.Select(
            custom_id="size", options=[discord.SelectOption(label="Small"), discord.SelectOption(label="Large")]
        ),
    )
    friend = discord.ui.Label(
        text="Friend", component=discord.ui.UserSelect(custom_id="friend", required=False)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        friends = ", ".join(one.display_name for one in self.friend.component.values) or "nobody"
        size = self.size.component.values[0]
        await interaction.response.send_message(f"{self.name.component.value} is {size} with {friends}")


@tree.command(description="Opens a form")
async def form(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Form())


@tree.command(description="Takes its time")
async def slow(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="Done", attachments=[file("slow.txt", b"slow file")])


@tree.command(description="Sends files")
async def files(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(
        "Files", files=[file("dot.png", PNG, "a dot"), file("list.txt", b"a list")]
    )
    shown = await interaction.original_response()
    assert await shown.attachments[1].read() == b"a list"
    more = await interaction.followup.send("And more", wait=True)
    await more.edit(content=f"And more: {len(shown.attachments)} files")


@tree.command(description="Writes in private")
async def dm(interaction: discord.Interaction) -> None:
    await interaction.user.send("Hello in private")
    await interaction.response.send_message("Sent", ephemeral=True)


@tree.command(description="Opens a thread")
async def thread(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Opening")
    opened = await interaction.channel.create_thread(name="Talk", type=discord.ChannelType.public_thread)
    await opened.send("First")
    from_message = await (await interaction.channel.send("Under this")).create_thread(name="Below")
    await from_message.edit(archived=True)
    await interaction.edit_original_response(content="Opened")


class Layout(discord.ui.LayoutView):
    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        button = discord.ui.Button(label="Press", custom_id="v2")
        button.callback = self.pressed
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://dot.png", description="a dot"))
        section = discord.ui.Section(discord.ui.TextDisplay("Beside"), accessory=button)
        parts = [discord.ui.TextDisplay(text), section, discord.ui.Separator(), gallery]
        self.add_item(discord.ui.Container(*parts, accent_colour=0x2FAE98))

    async def pressed(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Layout("Pressed"))


@tree.command(description="Shows components of version 2")
async def layout(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Layout("# Title"), files=[file("dot.png", PNG)])
    shown = await interaction.original_response()
    assert shown.components[0].id == 1, shown.components


@tree.command(description="Writes, edits, answers, reads and deletes")
async def history(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    first = await interaction.channel.send("one")
    await first.edit(content="two")
    second = await first.reply("three", mention_author=False)
    read = [one.content async for one in interaction.channel.history(limit=2)]
    await second.delete()
    await first.delete()
    await interaction.followup.send(" ".join(reversed(read)))


@tree.command(description="Looks at the server")
async def server(interaction: discord.Interaction) -> None:
    guild = await client.fetch_guild(interaction.guild_id)
    listed = [one async for one in guild.fetch_members(limit=None)]
    chunked = await interaction.guild.chunk()
    assert len(listed) == len(chunked) == guild.approximate_member_count
    await interaction.response.send_message(f"{guild.name}: {len(listed)}")


@tree.command(description="Uploads an emoji")
async def emoji(interaction: discord.Interaction) -> None:
    made = await client.create_application_emoji(name="dot", image=PNG)
    fetched = await client.fetch_application_emoji(made.id)
    renamed = await fetched.edit(name="point")
    view = discord.ui.View()
    view.add_item(discord.ui.Button(emoji=renamed, custom_id="none"))
    await interaction.response.send_message(renamed.name, view=view)
    assert await renamed.read() == PNG


@tree.context_menu(name="Greet")
async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
    await interaction.response.send_message(f"Hi {member.display_name}")


@tree.context_menu(name="Quote")
async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}", ephemeral=True)


@client.event
async def on_message(message: discord.Message) -> None:
    if message.guild is None and message.content == "ping":
        await message.reply("pong")


@client.event
async def setup_hook() -> None:
    await tree.sync()


client.run(os.environ["SANDBOX_TOKEN"])
