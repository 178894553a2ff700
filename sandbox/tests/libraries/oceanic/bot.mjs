// A bot in oceanic.js, for ../run.py. Nothing of the library is changed but its base address.

import * as o from "oceanic.js";

const FLAVOURS = ["cherry", "chocolate", "vanilla"];
const EPHEMERAL = o.MessageFlags.EPHEMERAL;
const client = new o.Client({
  auth: `Bot ${process.env.SANDBOX_TOKEN}`,
  rest: { baseURL: `${process.env.SANDBOX_URL}/api/v10` },
  gateway: { intents: ["GUILDS", "GUILD_MEMBERS", "GUILD_MESSAGES", "DIRECT_MESSAGES", "MESSAGE_CONTENT"] },
});
let clicks = 0;

const button = (customID, label, more = {}) => ({ type: o.ComponentTypes.BUTTON, style: o.ButtonStyles.SECONDARY, customID, label, ...more });
const row = (...components) => ({ type: o.ComponentTypes.ACTION_ROW, components });
const panel = () => [
  row(button("count", "Count"), button("later", "Later", { emoji: { id: null, name: "⏳" } })),
  row({ type: o.ComponentTypes.STRING_SELECT, customID: "colour", maxValues: 2, options: ["red", "green", "blue"].map((value) => ({ label: value, value })) }),
  row({ type: o.ComponentTypes.USER_SELECT, customID: "who" }),
];
const layout = (content) => [{
  type: o.ComponentTypes.CONTAINER, accentColor: 0x2fae98,
  components: [
    { type: o.ComponentTypes.TEXT_DISPLAY, content },
    { type: o.ComponentTypes.SECTION, components: [{ type: o.ComponentTypes.TEXT_DISPLAY, content: "Beside" }], accessory: button("v2", "Press") },
    { type: o.ComponentTypes.SEPARATOR },
    { type: o.ComponentTypes.MEDIA_GALLERY, items: [{ media: { url: "attachment://dot.txt" } }] },
  ],
}];

const commands = {
  hello: (one) => one.createMessage({ content: `Hello, ${one.data.options.getString("name")}!` }),
  pick: (one) => one.createMessage({ content: `You picked ${one.data.options.getString("flavour")}`, flags: EPHEMERAL }),
  options: (one) => one.createMessage({ content: [
    one.data.options.getInteger("number"), one.data.options.getMember("user").displayName,
    `#${one.data.options.getChannel("channel").name}`, one.data.options.getBoolean("loud"),
  ].join(" ") }),
  panel: (one) => one.createMessage({ content: "Count: 0", embeds: [{ title: "Panel", description: "Press something" }], components: panel() }),
  ask: (one) => one.createModal({ customID: "ask", title: "Ask", components: [
    row({ type: o.ComponentTypes.TEXT_INPUT, customID: "answer", label: "Answer", style: o.TextInputStyles.SHORT }),
  ] }),
  async slow(one) {
    await one.defer(EPHEMERAL);
    await one.editOriginal({ content: "Done", files: [{ name: "slow.txt", contents: Buffer.from("slow file") }] });
  },
  async dm(one) {
    const channel = await one.user.createDM();
    await channel.createMessage({ content: "Hello in private" });
    await one.createMessage({ content: "Sent", flags: EPHEMERAL });
  },
  layout: (one) => one.createMessage({ components: layout("# Title"), files: [{ name: "dot.txt", contents: Buffer.from(".") }], flags: o.MessageFlags.IS_COMPONENTS_V2 }),
  async history(one) {
    await one.defer();
    const first = await one.channel.createMessage({ content: "one" });
    await first.edit({ content: "two" });
    const second = await one.channel.createMessage({ content: "three", messageReference: { messageID: first.id } });
    const read = await one.channel.getMessages({ limit: 2 });
    await second.delete();
    await first.delete();
    await one.createFollowup({ content: read.map((message) => message.content).reverse().join(" ") });
  },
  async server(one) {
    const guild = await client.rest.guilds.get(one.guildID, true);
    const listed = await client.rest.guilds.getMembers(one.guildID, { limit: 1000 });
    const chunked = await one.guild.fetchMembers();
    if (listed.length !== chunked.length || listed.length !== guild.approximateMemberCount) throw new Error("not the same members");
    await one.createMessage({ content: `${guild.name}: ${listed.length}` });
  },
  Greet: (one) => one.createMessage({ content: `Hi ${[...one.data.resolved.members.values()][0].displayName}` }),
  Quote: (one) => one.createMessage({ content: `> ${one.data.target.content}`, flags: EPHEMERAL }),
};
const components = {
  count: (one) => one.editParent({ content: `Count: ${(clicks += 1)}`, components: panel() }),
  async later(one) {
    await one.deferUpdate();
    await one.editOriginal({ content: "Later!" });
  },
  colour: (one) => one.createMessage({ content: one.data.values.getStrings().join(", "), flags: EPHEMERAL }),
  who: (one) => one.createMessage({ content: `You chose ${one.data.values.getMembers()[0].displayName}`, flags: EPHEMERAL }),
  v2: (one) => one.editParent({ components: layout("Pressed") }),
};

const { STRING, INTEGER, USER, CHANNEL, BOOLEAN } = o.ApplicationCommandOptionTypes;
const option = (type, name, more = {}) => ({ type, name, description: "An option", required: true, ...more });
const options = {
  hello: [option(STRING, "name")],
  pick: [option(STRING, "flavour", { autocomplete: true })],
  options: [option(INTEGER, "number"), option(USER, "user"), option(CHANNEL, "channel"), option(BOOLEAN, "loud")],
};
const slash = ["hello", "pick", "options", "panel", "ask", "slow", "dm", "layout", "history", "server"];
const registered = [
  ...slash.map((name) => ({ type: o.ApplicationCommandTypes.CHAT_INPUT, name, description: `Does ${name}`, options: options[name] })),
  { type: o.ApplicationCommandTypes.USER, name: "Greet" },
  { type: o.ApplicationCommandTypes.MESSAGE, name: "Quote" },
];

client.on("error", console.error);
client.once("ready", () => client.application.bulkEditGlobalCommands(registered).catch(console.error));
client.on("interactionCreate", async (one) => {
  try {
    if (one.isCommandInteraction()) await commands[one.data.name](one);
    else if (one.isAutocompleteInteraction()) {
      const typed = one.data.options.getFocused().value;
      await one.result(FLAVOURS.filter((name) => name.startsWith(typed)).map((name) => ({ name, value: name })));
    } else if (one.isModalSubmitInteraction()) await one.createMessage({ content: `You say ${one.data.components.getTextInput("answer")}` });
    else await components[one.data.customID](one);
  } catch (error) {
    console.error(error);
  }
});
client.on("messageCreate", async (message) => {
  if (!message.guildID && message.content === "ping") {
    await client.rest.channels.createMessage(message.channelID, { content: "pong", messageReference: { messageID: message.id } });
  }
});
await client.connect();
