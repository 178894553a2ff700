"""A bot in hikari, for ../run.py. Nothing of the library is changed but its base address."""

import os

import hikari

bot = hikari.GatewayBot(
    os.environ["SANDBOX_TOKEN"],
    rest_url=os.environ["SANDBOX_URL"] + "/api/v10",
    intents=hikari.Intents.ALL_UNPRIVILEGED | hikari.Intents.GUILD_MEMBERS,
    banner=None,
)
CREATE = hikari.ResponseType.MESSAGE_CREATE
FLAVOURS = ["cherry", "chocolate", "vanilla"]
EPHEMERAL = hikari.MessageFlag.EPHEMERAL
clicks = 0


def option(kind: hikari.OptionType, name: str, **more: bool) -> hikari.CommandOption:
    return hikari.CommandOption(type=kind, name=name, description="An option", is_required=True, **more)


@bot.listen()
async def begins(_: hikari.StartedEvent) -> None:
    application = await bot.rest.fetch_application()
    types = hikari.OptionType
    options = {
        "hello": [option(types.STRING, "name")],
        "pick": [option(types.STRING, "flavour", autocomplete=True)],
        "options": [
            option(types.INTEGER, "number"),
            option(types.USER, "user"),
            option(types.CHANNEL, "channel"),
            option(types.BOOLEAN, "loud"),
        ],
    }
    commands = []
    for name in ("hello", "pick", "options", "panel", "ask", "slow", "dm", "layout", "history"):
        command = bot.rest.slash_command_builder(name, f"Does {name}")
        for one in options.get(name, []):
            command.add_option(one)
        commands.append(command)
    commands.append(bot.rest.context_menu_command_builder(hikari.CommandType.USER, "Greet"))
    commands.append(bot.rest.context_menu_command_builder(hikari.CommandType.MESSAGE, "Quote"))
    await bot.rest.set_application_commands(application.id, commands)


def panel() -> list[hikari.api.ComponentBuilder]:
    buttons = bot.rest.build_message_action_row()
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "count", label="Count")
    buttons.add_interactive_button(hikari.ButtonStyle.SECONDARY, "later", label="Later", emoji="⏳")
    colours = bot.rest.build_message_action_row()
    menu = colours.add_text_menu("colour", max_values=2)
    for one in ("red", "green", "blue"):
        menu.add_option(one, one)
    people = bot.rest.build_message_action_row()
    people.add_select_menu(hikari.ComponentType.USER_SELECT_MENU, "who")
    return [buttons, colours, people]


def layout(text: str) -> hikari.api.ContainerComponentBuilder:
    container = hikari.impl.ContainerComponentBuilder(accent_color=hikari.Color(0x2FAE98))
    container.add_text_display(text)
    button = hikari.impl.InteractiveButtonBuilder(style=hikari.ButtonStyle.PRIMARY, custom_id="v2", label="Press")
    section = hikari.impl.SectionComponentBuilder(accessory=button)
    section.add_text_display("Beside")
    container.add_component(section)
    container.add_separator()
    gallery = hikari.impl.MediaGalleryComponentBuilder()
    gallery.add_media_gallery_item(hikari.Bytes(b"\x89PNG\r\n\x1a\n", "dot.png"))
    container.add_component(gallery)
    return container


async def command(inter: hikari.CommandInteraction) -> None:
    given = {one.name: one.value for one in inter.options or []}
    match inter.command_name:
        case "hello":
            await inter.create_initial_response(CREATE, f"Hello, {given['name']}!")
        case "pick":
            await inter.create_initial_response(CREATE, f"You picked {given['flavour']}", flags=EPHEMERAL)
        case "options":
            user = inter.resolved.members[given["user"]].display_name
            channel = inter.resolved.channels[given["channel"]].name
            await inter.create_initial_response(CREATE, f"{given['number']} {user} #{channel} {given['loud']}")
        case "panel":
            embed = hikari.Embed(title="Panel", description="Press something", color=0x2FAE98)
            await inter.create_initial_response(CREATE, "Count: 0", embed=embed, components=panel())
        case "ask":
            row = bot.rest.build_modal_action_row().add_text_input("answer", "Answer")
            await inter.create_modal_response("Ask", "ask", components=[row])
        case "slow":
            await inter.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE, flags=EPHEMERAL)
            await inter.edit_initial_response("Done", attachment=hikari.Bytes(b"slow file", "slow.txt"))
        case "dm":
            await inter.user.send("Hello in private")
            await inter.create_initial_response(CREATE, "Sent", flags=EPHEMERAL)
        case "layout":
            await inter.create_initial_response(
                CREATE, component=layout("# Title"), flags=hikari.MessageFlag.IS_COMPONENTS_V2
            )
        case "history":
            await inter.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
            first = await bot.rest.create_message(inter.channel_id, "one")
            await first.edit("two")
            second = await first.respond("three", reply=True)
            read = [one.content async for one in bot.rest.fetch_messages(inter.channel_id).limit(2)]
            await second.delete()
            await first.delete()
            await inter.edit_initial_response(" ".join(reversed(read)))
        case "Greet":
            name = next(iter(inter.resolved.members.values())).display_name
            await inter.create_initial_response(CREATE, f"Hi {name}")
        case "Quote":
            text = next(iter(inter.resolved.messages.values())).content
            await inter.create_initial_response(CREATE, f"> {text}", flags=EPHEMERAL)


async def component(inter: hikari.ComponentInteraction) -> None:
    global clicks
    update = hikari.ResponseType.MESSAGE_UPDATE
    match inter.custom_id:
        case "count":
            clicks += 1
            await inter.create_initial_response(update, f"Count: {clicks}", components=panel())
        case "later":
            await inter.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_UPDATE)
            await inter.edit_initial_response("Later!")
        case "colour":
            await inter.create_initial_response(CREATE, ", ".join(inter.values), flags=EPHEMERAL)
        case "who":
            name = next(iter(inter.resolved.members.values())).display_name
            await inter.create_initial_response(CREATE, f"You chose {name}", flags=EPHEMERAL)
        case "v2":
            await inter.create_initial_response(update, component=layout("Pressed"))


@bot.listen()
async def interaction(event: hikari.InteractionCreateEvent) -> None:
    inter = event.interaction
    if isinstance(inter, hikari.CommandInteraction):
        await command(inter)
    elif isinstance(inter, hikari.ComponentInteraction):
        await component(inter)
    elif isinstance(inter, hikari.ModalInteraction):
        await inter.create_initial_response(CREATE, f"You say {inter.components[0].components[0].value}")
    elif isinstance(inter, hikari.AutocompleteInteraction):
        typed = inter.options[0].value
        await inter.create_response(
            [hikari.impl.AutocompleteChoiceBuilder(one, one) for one in FLAVOURS if one.startswith(typed)]
        )


@bot.listen()
async def message(event: hikari.DMMessageCreateEvent) -> None:
    if event.content == "ping":
        await event.message.respond("pong", reply=True)


bot.run(check_for_updates=False)
