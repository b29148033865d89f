import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { releasePacks } from '../../../src/tables/release-packs.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let pack: string;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.keptPack.deleteMany();
  pack = await make('iron-curtain', 'My copy');
});

type Fields = { readonly [name: string]: string };

async function make(game: string, name: string, content = ''): Promise<string> {
  const { headers } = await postForm(server, '/packs', { game, name, content }, ada).expect(303);
  return headers.location ?? '';
}

const looks = async (path: string, who = ada) => (await getPage(server, path, who).expect(200)).text;
const reads = async (path: string, who = ada) => textOf(await looks(path, who));
const inText = (html: string, selector: string) => textOf(load(html)(selector).toString());

/** The fields of a card's form as they stand, with some of them changed. */
async function filled(path: string, change: Fields = {}): Promise<Fields> {
  const $ = load(await looks(path));
  const fields = $('form[data-looks]').serializeArray();
  return { ...Object.fromEntries(fields.map(({ name, value }) => [name, value])), ...change };
}

const card = (place: string) => `${pack}/cards/${place}`;
const save = async (place: string, change: Fields, does = 'save') =>
  postForm(server, card(place), { ...(await filled(card(place), change)), do: does }, ada);
const revision = async () =>
  String(
    load(await looks(pack))('input[name=revision]')
      .first()
      .val(),
  );
const does = async (what: string, fields: Fields = {}) =>
  postForm(server, pack, { revision: await revision(), ...fields, do: what }, ada);
const draft = async (who = ada) => (await getPage(server, `${pack}/pack.json`, who).expect(200)).body;
const cardIn = (content: { readonly cards: readonly { readonly id: string }[] }, id: string) =>
  content.cards.find((one) => one.id === id);

describe('a data pack is mended card by card', () => {
  test('its cards and figures are listed, with what is reconstructed', async () => {
    expect(await reads(pack)).toMatch(/Cards 19 cards · \d+ values reconstructed/);
    expect(await reads(pack)).toContain('Nothing differs from the pack that comes with Despatch');
    // By their printed titles, with what the file calls them behind.
    const deck = load(await looks(`${pack}/decks/cards`));
    expect(deck('li:has(a[href$="europe_start"])').text().trim()).toMatch(/^Europe europe_start/);
    expect(deck('li:has(a[href$="vietnam"]) a').text()).toBe('Vietnam');
    const start = load(await looks(card('cards.europe_start')));
    expect(start('h1').text()).toBe('Europe europe_start');
    expect(start('h1 code, li a code, nav code')).toHaveLength(0);
    expect(await looks('/preferences')).toContain('href="/packs"');
    expect(await reads('/packs')).toMatch(/My copy no version yet Iron Curtain/);
  });

  test('a value that is changed is the owner’s, and is told beside the one that comes with Despatch', async () => {
    await save('cards.vietnam', { 'cubes.value': '1' }).then(({ status }) => expect(status).toBe(303));
    expect(cardIn(await draft(), 'vietnam')).toMatchObject({ cubes: { value: 1, source: 'owner', confidence: 1 } });
    const said = await reads(card('cards.vietnam'));
    expect(said).toContain('It differs from the pack that comes with Despatch');
    expect(said).toMatch(/Comes with Despatch: \d/);
    expect(await reads(pack)).toContain('1 card differs');
    expect(await reads(`${pack}/decks/cards`)).toMatch(/Vietnam differs/);
  });

  test('its face stands beside the form, and follows what is typed without keeping it', async () => {
    expect(inText(await looks(card('cards.vietnam')), '#face figcaption')).toContain('As it is printed');
    expect(load(await looks(card('cards.vietnam')))('#face svg').text()).toContain('Vietnam');
    const { text } = await save('cards.vietnam', { 'name.value': 'Indochina' }, 'look');
    expect(load(text)('#face svg').text()).toContain('Indochina');
    expect(inText(text, '#face')).toContain('Not saved yet');
    expect(load(await looks(card('cards.vietnam')))('#face svg').text()).not.toContain('Indochina');
  });

  test('a fault is told at its field; the working copy has it, and no version is kept before it is gone', async () => {
    const { text } = await save('cards.vietnam', { 'cubes.value': 'many' }, 'look');
    expect(load(text)('input[id="cubes.value"]').attr('aria-invalid')).toBe('true');
    expect(load(text)('input[id="cubes.value"]').val()).toBe('many');
    expect(inText(text, '#face')).toContain('The card is drawn when it has no faults');
    await save('cards.vietnam', { 'cubes.value': 'many' });
    expect(load(await looks(pack))(`a[href="${card('cards.vietnam')}"]`).text()).toBe('cards.vietnam.cubes');
    const refused = await does('version');
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('cards.vietnam.cubes');
    // The faults of one card keep no other from being drawn.
    expect(load(await looks(card('cards.cuba')))('#face svg').text()).toContain('Cuba');
    await save('cards.vietnam', { 'cubes.value': '2' });
    expect(textOf((await does('version')).text)).toContain('Version 1 is kept');
  });

  test('an effect becomes another one, and gets and loses parts, without scripts', async () => {
    const other = await filled(card('cards.vietnam'), { 'event.effect~': '8' });
    const asked = await postForm(server, card('cards.vietnam'), { ...other, do: 'look' }, ada);
    expect(load(asked.text)('select[id="event.effect~"] option[selected]').text()).toBe('sequence');
    const grown = await postForm(
      server,
      card('cards.vietnam'),
      { ...other, 'event.effect.effects': '0', do: 'add:event.effect.effects' },
      ada,
    );
    const $ = load(grown.text);
    expect($('select[id="event.effect.effects[0]~"]')).toHaveLength(1);
    const again = Object.fromEntries(
      $('form[data-looks]')
        .serializeArray()
        .map(({ name, value }) => [name, value]),
    );
    const shrunk = await postForm(
      server,
      card('cards.vietnam'),
      { ...again, do: 'remove:event.effect.effects[0]' },
      ada,
    );
    expect(load(shrunk.text)('select[id="event.effect.effects[0]~"]')).toHaveLength(0);
  });

  test('all of a card can be said to be printed so, and it can be as it was again', async () => {
    await save('cards.cuba', {}, 'own');
    expect(await reads(card('cards.cuba'))).not.toContain('still reconstructed');
    await save('cards.cuba', {}, 'restore');
    expect(await reads(card('cards.cuba'))).toContain('It is as in the pack that comes with Despatch');
  });

  test('of two windows the second is told, and loses nothing that was typed', async () => {
    const old = await filled(card('cards.cuba'), { 'name.value': 'Second' });
    await save('cards.vietnam', { 'cubes.value': '1' });
    const late = await postForm(server, card('cards.cuba'), { ...old, do: 'save' }, ada).expect(409);
    expect(textOf(late.text)).toContain('has been changed meanwhile');
    expect(load(late.text)('input[id="name.value"]').val()).toBe('Second');
  });

  test('of every game, figures and cards without a face too', async () => {
    const campaign = await make('empires-in-arms', 'Map');
    expect(load(await looks(`${campaign}/cards/leaders.napoleon`))('form[data-looks] input').length).toBeGreaterThan(8);
    expect(load(await looks(`${campaign}/cards/shapes`))('textarea[name=json]')).toHaveLength(1);
    await getPage(server, `${campaign}/cards/leaders.nobody`, ada).expect(404);
    const treaty = await make('versailles-1919', 'Treaty');
    for (const place of ['issues.rhineland', 'events.arthur-balfour', 'strategies.regional-primacy'])
      expect(load(await looks(`${treaty}/cards/${place}`))('#face svg')).toHaveLength(1);
    expect(await looks(`${treaty}/cards/figures`)).toContain('name="happiness.max.value"');
  });
});

describe('a deck is a spreadsheet', () => {
  const csv = async (deck = 'cards') =>
    (await getPage(server, `${pack}/decks/${deck}/cards.csv`, ada).expect(200)).text;
  const upload = async (text: string, deck = 'cards') =>
    postForm(server, `${pack}/decks/${deck}`, { revision: await revision(), text }, ada);

  test('that comes back as it went, for cards and for regions', async () => {
    const before = await draft();
    for (const deck of ['cards', 'regions']) expect((await upload(await csv(deck), deck)).status).toBe(303);
    expect(await draft()).toEqual(before);
  });

  test('that changes the cards in it', async () => {
    await upload((await csv()).replace('Vietnam', 'Indochina'));
    expect(cardIn(await draft(), 'vietnam')).toMatchObject({ name: { value: 'Indochina' } });
  });

  test('of which faults are told by row and column, and all that was sent is there still', async () => {
    const text = `${await csv()}x,{\r\n`;
    const refused = await upload(text);
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain('begins like JSON and is none');
    expect(load(refused.text)('textarea').val()).toContain('x,{');
  });
});

describe('versions', () => {
  test('never change, and tables play with the one that they began with', async () => {
    await save('cards.vietnam', { 'cubes.value': '1' });
    await does('version', { note: 'Vietnam as printed' });
    expect(textOf((await does('version')).text)).toContain('Nothing has changed since version 1');

    const id = pack.replace('/packs/', '');
    const form = await looks(`/tables/new?game=iron-curtain&keptPack=${id}:1`);
    expect(load(form)('select[name=keptPack] option[selected]').text()).toBe('My copy, version 1');
    const table = {
      game: 'iron-curtain',
      name: 'Club',
      players: '2',
      me: 'any',
      who: 'public',
      hours: '24',
      expiry: 'wait',
    };
    const rest = { grace: '12', timeZone: 'UTC', keptPack: `${id}:1` };
    const both = await postForm(server, '/tables/new', { ...table, ...rest, pack: '{}' }, ada).expect(400);
    expect(textOf(both.text)).toContain('not both');
    const { headers } = await postForm(server, '/tables/new', { ...table, ...rest }, ada).expect(303);
    const tableId = /\/t\/(\w+)/.exec(headers.location ?? '')?.[1] ?? '';

    await save('cards.vietnam', { 'cubes.value': '4' });
    await does('version');
    await does('delete');
    await releasePacks(server.services);
    const { packHash } = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const kept = await server.services.db.pack.findUniqueOrThrow({ where: { hash: packHash } });
    expect(cardIn(JSON.parse(JSON.stringify(kept.content)), 'vietnam')).toMatchObject({ cubes: { value: 1 } });
    // The other version is nobody's any more.
    expect(await server.services.db.pack.count({ where: { builtIn: false } })).toBe(1);
  });

  test('stay while no table plays with them, and can be gone on from', async () => {
    await save('cards.vietnam', { 'cubes.value': '1' });
    await does('version');
    await save('cards.vietnam', { 'cubes.value': '4' });
    await releasePacks(server.services);
    expect(textOf((await does('take-back', { version: '1' })).text)).toContain('as version 1 again');
    expect(cardIn(await draft(), 'vietnam')).toMatchObject({ cubes: { value: 1 } });
  });
});

describe('shared by a link', () => {
  const link = async () => /\/packs\/links\/[\w-]{43}/.exec((await does('link')).text)?.[0] ?? '';

  test('others play with its versions and copy them; they see no working copy and change nothing', async () => {
    await does('version');
    await getPage(server, pack, ben).expect(404);
    const address = await link();
    expect(await reads(address, ben)).toContain('Ada offers you this data pack');
    await postForm(server, address, {}, ben).expect(303);
    expect(await reads('/packs', ben)).toMatch(/My copy Version 1 Iron Curtain · by Ada/);
    expect(await reads(pack, ben)).toContain('Ada shares this data pack with you');
    expect((await getPage(server, `${pack}/pack.json?version=1`, ben).expect(200)).body).toEqual(await draft());
    for (const path of ['/pack.json', '/decks/cards', '/decks/cards/cards.csv', '/cards/cards.cuba'])
      await getPage(server, `${pack}${path}`, ben).expect(404);
    for (const what of ['version', 'write', 'rename', 'link', 'delete', 'take-back'])
      await postForm(server, pack, { do: what, revision: '0', content: '{}', name: 'x', version: '1' }, ben).expect(
        404,
      );
    const { headers } = await postForm(server, pack, { do: 'copy', version: '1', name: 'Ben’s' }, ben).expect(303);
    expect(await reads(headers.location ?? '', ben)).toContain('Ben’s');
    expect(await reads('/tables/new?game=iron-curtain', ben)).toContain('My copy, version 1');
  });

  test('until its owner stops it, or they put it away', async () => {
    const address = await link();
    await postForm(server, address, {}, ben).expect(303);
    expect(await reads(pack)).toContain('Ben Stop sharing with them');
    await does('remove-reader', { reader: ben.player.id });
    await getPage(server, pack, ben).expect(404);
    await postForm(server, address, {}, ben).expect(303);
    await postForm(server, pack, { do: 'remove-reader', reader: ben.player.id }, ben).expect(303);
    await getPage(server, pack, ben).expect(404);
    await does('end-link');
    await postForm(server, address, {}, ben).expect(404);
  });

  test('a link that has ended and one that never was look alike', async () => {
    const ended = await link();
    await does('end-link');
    const told = async (path: string) =>
      load((await getPage(server, path, ben).expect(404)).text)('main h1, main p').text();
    const spare = (text: string) => text.replace(/[\w-]{20,}/g, '…');
    expect(spare(await told(ended))).toBe(spare(await told(`/packs/links/${'x'.repeat(43)}`)));
  });
});

describe('what cannot be kept is refused in a sentence', () => {
  test.each([
    ['without a name', { game: 'iron-curtain', name: ' ' }, 'Give the pack a name'],
    ['of no game', { game: 'chess', name: 'x' }, 'cannot be mended here'],
    ['of what is no JSON', { game: 'iron-curtain', name: 'x', content: '{' }, 'JSON'],
    ['of a list', { game: 'iron-curtain', name: 'x', content: '[1]' }, 'A data pack is a JSON object'],
    [
      'of too much',
      { game: 'iron-curtain', name: 'x', content: JSON.stringify({ _: 'x'.repeat(530_000) }) },
      'may have 512 kB',
    ],
  ])('a pack %s', async (_, fields, sentence) => {
    const { text } = await postForm(server, '/packs', fields, ada).expect(400);
    expect(textOf(text)).toContain(sentence);
  });

  test('more packs than a player may keep', async () => {
    const { id: ownerId } = ada.player;
    const at = new Date();
    await server.services.db.keptPack.createMany({
      data: Array.from({ length: 19 }, (_, i) => ({
        id: `p${i}`,
        ...{ ownerId, game: 'iron-curtain', name: 'x', draft: '{}', createdAt: at, changedAt: at },
      })),
    });
    const { text } = await postForm(server, '/packs', { game: 'iron-curtain', name: 'one more' }, ada).expect(429);
    expect(textOf(text)).toContain('You keep 20 data packs already');
  });
});

describe('a program', () => {
  const own = () => pack.replace('/packs/', '/api/kept-packs/');

  test('mends a pack, keeps it, shares it and plays with it', async () => {
    const { body } = await as(server, ada, 'get', own()).expect(200);
    const cards = body.pack.cards.map((one: { readonly id: string; readonly cubes?: object }) =>
      one.id === 'vietnam' ? { ...one, cubes: { value: 1, source: 'owner', confidence: 1 } } : one,
    );
    const written = { revision: body.revision, pack: { ...body.pack, cards } };
    await as(server, ada, 'patch', own()).send(written).expect(204);
    await as(server, ada, 'patch', own()).send(written).expect(409);
    await as(server, ada, 'patch', own()).send({ name: 'Renamed' }).expect(204);
    await as(server, ada, 'post', `${own()}/versions`).send({ revision: 1 }).expect(201, { number: 1 });

    const { body: link } = await as(server, ada, 'post', `${own()}/link`).expect(201);
    await as(server, ben, 'get', `${own()}/versions/1`).expect(404);
    const token = String(link.url).split('/').at(-1);
    const { body: followed } = await as(server, ben, 'post', `/api/kept-pack-links/${token}`).expect(200);
    const { body: list } = await as(server, ben, 'get', '/api/kept-packs').expect(200);
    expect(list.keptPacks).toMatchObject([{ id: followed.keptPackId, name: 'Renamed', versions: [{ number: 1 }] }]);
    await as(server, ben, 'get', own()).expect(404);
    const { body: version } = await as(server, ben, 'get', `${own()}/versions/1`).expect(200);
    expect(cardIn(version, 'vietnam')).toMatchObject({ cubes: { value: 1 } });

    const { hash } = await server.services.db.packVersion.findFirstOrThrow();
    const table = { game: 'iron-curtain', name: 'By program', players: 2, hostSeat: 'any', public: true };
    const keptPack = { keptPackId: followed.keptPackId, version: 1 };
    const send = (change: object) =>
      as(server, ben, 'post', '/api/tables')
        .set('Idempotency-Key', 'once')
        .send({ ...table, ...change });
    await send({ keptPack, pack: {} }).expect(400);
    const made = await send({ keptPack }).expect(201);
    expect((await send({ keptPack }).expect(201)).body).toEqual(made.body);
    const { packHash } = await server.services.db.table.findUniqueOrThrow({ where: { id: made.body.tableId } });
    expect(packHash).toBe(hash);

    await as(server, ben, 'delete', `${own()}/readers/${ben.player.id}`).expect(204);
    await as(server, ben, 'get', `${own()}/versions/1`).expect(404);
    await as(server, ada, 'delete', `${own()}/link`).expect(204);
    await as(server, ada, 'delete', own()).expect(204);
    await as(server, ada, 'get', own()).expect(404);
  });

  test('begins with a pack of its own', async () => {
    const { body } = await as(server, ada, 'get', '/api/games/iron-curtain/pack').expect(200);
    await as(server, ada, 'post', '/api/kept-packs')
      .send({ game: 'iron-curtain', name: 'Sent', pack: body })
      .expect(201);
    await as(server, ada, 'post', '/api/kept-packs').send({ game: 'chess', name: 'None' }).expect(400);
  });
});
