// A bot in eris, for ../run.py. The library speaks to its REST address over TLS only, so that it is led to
// the TLS port of the sandbox and told to trust its certificate; nothing else of it is changed.

import { readFileSync } from "node:fs";
import https from "node:https";
import { AutocompleteInteraction, Client, CommandInteraction } from "eris";

const FLAVOURS = ["cherry", "chocolate", "vanilla"];
const EPHEMERAL = 64;
const { hostname, port } = new URL(process.env.SANDBOX_TLS);
const ca = readFileSync(process.env.SANDBOX_CERTIFICATE);
const client = new Client(`Bot ${process.env.SANDBOX_TOKEN}`, {
  intents: ["guilds", "guildMembers", "guildMessages", "directMessages", "messageContent"],
  rest: { domain: hostname, agent: new https.Agent({ port, ca }) },
});
let clicks = 0;

const button = (custom_id, label, more = {}) => ({ type: 2, style: 2, custom_id, label, ...more });
const row = (...components) => ({ type: 1, components });
const panel = () => [
  row(button("count", "Count"), button("later", "Later", { emoji: { id: null, name: "⏳" } })),
  row({ type: 3, custom_id: "colour", max_values: 2, options: ["red", "green", "blue"].map((value) => ({ label: value, value })) }),
  row({ type: 5, custom_id: "who" }),
];
const given = (one, name) => one.data.options.find((option) => option.name === name).value;

const commands = {
  hello: (one) => one.createMessage(`Hello, ${given(one, "name")}!`),
  pick: (one) => one.createMessage({ content: `You picked ${given(one, "flavour")}`, flags: EPHEMERAL }),
  options: (one) => one.createMessage([
    given(one, "number"), one.data.resolved.users.get(given(one, "user")).globalName,
    `#${client.getChannel(given(one, "channel")).name}`, given(one, "loud"),
  ].join(" ")),
  panel: (one) => one.createMessage({ content: "Count: 0", embeds: [{ title: "Panel", description: "Press something" }], components: panel() }),
  async slow(one) {
    await one.defer(EPHEMERAL);
    await one.editOriginalMessage("Done", { name: "slow.txt", file: Buffer.from("slow file") });
  },
  async dm(one) {
    const channel = await one.member.user.getDMChannel();
    await channel.createMessage("Hello in private");
    await one.createMessage({ content: "Sent", flags: EPHEMERAL });
  },
  async history(one) {
    await one.defer();
    const first = await client.createMessage(one.channel.id, "one");
    await first.edit("two");
    const second = await client.createMessage(one.channel.id, { content: "three", messageReference: { messageID: first.id } });
    const read = await client.getMessages(one.channel.id, { limit: 2 });
    await second.delete();
    await first.delete();
    await one.createFollowup(read.map((message) => message.content).reverse().join(" "));
  },
  Greet: (one) => one.createMessage(`Hi ${[...one.data.resolved.users.values()][0].globalName}`),
  Quote: (one) => one.createMessage({ content: `> ${[...one.data.resolved.messages.values()][0].content}`, flags: EPHEMERAL }),
};
const components = {
  count: (one) => one.editParent({ content: `Count: ${(clicks += 1)}`, components: panel() }),
  async later(one) {
    await one.deferUpdate();
    await one.editOriginalMessage("Later!");
  },
  colour: (one) => one.createMessage({ content: one.data.values.join(", "), flags: EPHEMERAL }),
  who: (one) => one.createMessage({ content: `You chose ${client.users.get(one.data.values[0]).globalName}`, flags: EPHEMERAL }),
};

const option = (type, name, more = {}) => ({ type, name, description: "An option", required: true, ...more });
const options = {
  hello: [option(3, "name")],
  pick: [option(3, "flavour", { autocomplete: true })],
  options: [option(4, "number"), option(6, "user"), option(7, "channel"), option(5, "loud")],
};
const registered = [
  ...["hello", "pick", "options", "panel", "slow", "dm", "history"].map((name) => ({ type: 1, name, description: `Does ${name}`, options: options[name] })),
  { type: 2, name: "Greet" },
  { type: 3, name: "Quote" },
];

client.on("error", console.error);
client.once("ready", () => client.bulkEditCommands(registered).catch(console.error));
client.on("interactionCreate", async (one) => {
  try {
    if (one instanceof CommandInteraction) await commands[one.data.name](one);
    else if (one instanceof AutocompleteInteraction) {
      const typed = one.data.options.find((option) => option.focused).value;
      await one.acknowledge(FLAVOURS.filter((name) => name.startsWith(typed)).map((name) => ({ name, value: name })));
    } else await components[one.data.custom_id](one);
  } catch (error) {
    console.error(error);
  }
});
client.on("messageCreate", async (message) => {
  if (!message.guildID && message.content === "ping") {
    await client.createMessage(message.channel.id, { content: "pong", messageReference: { messageID: message.id } });
  }
});
await client.connect();
