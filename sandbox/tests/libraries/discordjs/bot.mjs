// A bot in discord.js that does everything the sandbox has to understand. Nothing of the library is
// changed but the base address. What each command has to do stands in ../README.md; ../run.py plays
// the people and looks at what comes of it.

import assert from "node:assert";
import * as d from "discord.js";

const url = process.env.SANDBOX_URL;
const PNG = Buffer.from(
  "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082",
  "hex",
);
const FLAVOURS = ["cherry", "chocolate", "vanilla"];

const client = new d.Client({
  intents: [
    d.GatewayIntentBits.Guilds, d.GatewayIntentBits.GuildMembers, d.GatewayIntentBits.GuildMessages,
    d.GatewayIntentBits.DirectMessages, d.GatewayIntentBits.MessageContent,
  ],
  partials: [d.Partials.Channel],
  rest: { api: `${url}/api` },
});

const file = (name, content, description) => new d.AttachmentBuilder(Buffer.from(content), { name, description });
const button = (id, label, style = d.ButtonStyle.Secondary) => new d.ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style);
const row = (...parts) => new d.ActionRowBuilder().addComponents(...parts);
const Ephemeral = d.MessageFlags.Ephemeral;
let clicks = 0;

function panel() {
  return [
    row(
      button("count", "Count", d.ButtonStyle.Primary),
      button("later", "Later").setEmoji("⏳"),
      new d.ButtonBuilder().setLabel("Site").setStyle(d.ButtonStyle.Link).setURL("https://example.com"),
    ),
    row(new d.StringSelectMenuBuilder().setCustomId("colour").setMinValues(1).setMaxValues(2)
      .addOptions(["red", "green", "blue"].map((value) => ({ label: value, value })))),
    row(new d.UserSelectMenuBuilder().setCustomId("who")),
  ];
}

function layout(text) {
  const container = new d.ContainerBuilder().setAccentColor(0x2fae98)
    .addTextDisplayComponents((one) => one.setContent(text))
    .addSectionComponents((one) => one
      .addTextDisplayComponents((inner) => inner.setContent("Beside"))
      .setButtonAccessory(button("v2", "Press")))
    .addSeparatorComponents((one) => one)
    .addMediaGalleryComponents((one) => one.addItems((item) => item.setURL("attachment://dot.png").setDescription("a dot")));
  return [container];
}

function form() {
  return new d.ModalBuilder().setCustomId("form").setTitle("Form").addLabelComponents(
    new d.LabelBuilder().setLabel("Name")
      .setTextInputComponent(new d.TextInputBuilder().setCustomId("name").setStyle(d.TextInputStyle.Short)),
    new d.LabelBuilder().setLabel("Size").setStringSelectMenuComponent(new d.StringSelectMenuBuilder().setCustomId("size")
      .addOptions({ label: "Small", value: "Small" }, { label: "Large", value: "Large" })),
    new d.LabelBuilder().setLabel("Friend")
      .setUserSelectMenuComponent(new d.UserSelectMenuBuilder().setCustomId("friend").setRequired(false)),
  );
}

const commands = {
  hello: (one) => one.reply(`Hello, ${one.options.getString("name")}!`),
  pick: (one) => one.reply({ content: `You picked ${one.options.getString("flavour")}`, flags: Ephemeral }),
  options: (one) => one.reply([
    one.options.getInteger("number"), one.options.getMember("user").displayName,
    `#${one.options.getChannel("channel").name}`, one.options.getBoolean("loud") ? "True" : "False",
  ].join(" ")),
  async panel(one) {
    const embed = new d.EmbedBuilder().setTitle("Panel").setDescription("Press something").setColor(0x2fae98)
      .addFields({ name: "A", value: "1", inline: true }, { name: "B", value: "2" }).setThumbnail("https://example.com/a.png");
    const sent = await one.reply({ content: "Count: 0", embeds: [embed], components: panel(), withResponse: true });
    assert.deepEqual(sent.resource.message.embeds[0].fields.map((field) => field.inline), [true, false]);
  },
  ask: (one) => one.showModal(new d.ModalBuilder().setCustomId("ask").setTitle("Ask").addComponents(
    row(new d.TextInputBuilder().setCustomId("answer").setLabel("Answer").setStyle(d.TextInputStyle.Short)))),
  form: (one) => one.showModal(form()),
  async slow(one) {
    await one.deferReply({ flags: Ephemeral });
    await one.editReply({ content: "Done", files: [file("slow.txt", "slow file")] });
  },
  async files(one) {
    await one.reply({ content: "Files", files: [file("dot.png", PNG, "a dot"), file("list.txt", "a list")] });
    const shown = await one.fetchReply();
    const list = [...shown.attachments.values()];
    assert.equal(await (await fetch(list[1].url)).text(), "a list");
    const more = await one.followUp("And more");
    await one.editReply({ message: more, content: `And more: ${list.length} files` });
  },
  async dm(one) {
    await one.user.send("Hello in private");
    await one.reply({ content: "Sent", flags: Ephemeral });
  },
  async thread(one) {
    await one.reply("Opening");
    const opened = await one.channel.threads.create({ name: "Talk", type: d.ChannelType.PublicThread });
    await opened.send("First");
    const below = await (await one.channel.send("Under this")).startThread({ name: "Below" });
    await below.setArchived(true);
    await one.editReply("Opened");
  },
  async layout(one) {
    await one.reply({ components: layout("# Title"), files: [file("dot.png", PNG)], flags: d.MessageFlags.IsComponentsV2 });
    const shown = await one.fetchReply();
    assert.equal(shown.components[0].id, 1);
  },
  async history(one) {
    await one.deferReply();
    const first = await one.channel.send("one");
    await first.edit("two");
    const second = await first.reply({ content: "three", allowedMentions: { repliedUser: false } });
    const read = await one.channel.messages.fetch({ limit: 2 });
    await second.delete();
    await first.delete();
    await one.followUp([...read.values()].map((message) => message.content).reverse().join(" "));
  },
  async server(one) {
    const guild = await client.guilds.fetch({ guild: one.guildId, withCounts: true, force: true });
    const listed = await guild.members.list({ limit: 1000 });
    const chunked = await guild.members.fetch();
    assert.equal(listed.size, chunked.size);
    assert.equal(listed.size, guild.approximateMemberCount);
    await one.reply(`${guild.name}: ${listed.size}`);
  },
  async emoji(one) {
    const emojis = client.application.emojis;
    const made = await emojis.create({ name: "dot", attachment: PNG });
    const renamed = await (await emojis.fetch(made.id)).edit({ name: "point" });
    await one.reply({ content: renamed.name, components: [row(new d.ButtonBuilder().setCustomId("none").setEmoji(renamed.id).setStyle(d.ButtonStyle.Secondary))] });
  },
  Greet: (one) => one.reply(`Hi ${one.targetMember.displayName}`),
  Quote: (one) => one.reply({ content: `> ${one.targetMessage.content}`, flags: Ephemeral }),
};

const components = {
  count: (one) => one.update({ content: `Count: ${(clicks += 1)}`, components: panel() }),
  async later(one) {
    await one.deferUpdate();
    await one.editReply("Later!");
  },
  colour: (one) => one.reply({ content: one.values.join(", "), flags: Ephemeral }),
  who: (one) => one.reply({ content: `You chose ${one.members.first().displayName}`, flags: Ephemeral }),
  v2: (one) => one.update({ components: layout("Pressed") }),
  ask: (one) => one.reply(`You say ${one.fields.getTextInputValue("answer")}`),
  form(one) {
    const friends = one.fields.getSelectedMembers("friend")?.map((member) => member.displayName).join(", ") || "nobody";
    return one.reply(`${one.fields.getTextInputValue("name")} is ${one.fields.getStringSelectValues("size")[0]} with ${friends}`);
  },
};

const slash = (name, description, build = (one) => one) => build(new d.SlashCommandBuilder().setName(name).setDescription(description));
const registered = [
  slash("hello", "Says hello", (c) => c.addStringOption((o) => o.setName("name").setDescription("Whom").setRequired(true))),
  slash("pick", "Picks a flavour", (c) => c.addStringOption((o) => o.setName("flavour").setDescription("Which").setRequired(true).setAutocomplete(true))),
  slash("options", "Takes options of several types", (c) => c
    .addIntegerOption((o) => o.setName("number").setDescription("A number").setRequired(true))
    .addUserOption((o) => o.setName("user").setDescription("A user").setRequired(true))
    .addChannelOption((o) => o.setName("channel").setDescription("A channel").setRequired(true))
    .addBooleanOption((o) => o.setName("loud").setDescription("Loud or not").setRequired(true))),
  ...["panel", "ask", "form", "slow", "files", "dm", "thread", "layout", "history", "server", "emoji"].map((name) => slash(name, `Does ${name}`)),
  new d.ContextMenuCommandBuilder().setName("Greet").setType(d.ApplicationCommandType.User),
  new d.ContextMenuCommandBuilder().setName("Quote").setType(d.ApplicationCommandType.Message),
];

client.on(d.Events.InteractionCreate, async (one) => {
  if (one.isAutocomplete()) {
    const typed = one.options.getFocused();
    await one.respond(FLAVOURS.filter((name) => name.startsWith(typed)).map((name) => ({ name, value: name })));
  } else if (one.isCommand()) await commands[one.commandName](one);
  else await components[one.customId](one);
});
client.on(d.Events.MessageCreate, async (message) => {
  if (!message.guildId && message.content === "ping") await message.reply("pong");
});
client.on(d.Events.Error, console.error);
client.once(d.Events.ClientReady, () => client.application.commands.set(registered.map((one) => one.toJSON())));
await client.login(process.env.SANDBOX_TOKEN);
