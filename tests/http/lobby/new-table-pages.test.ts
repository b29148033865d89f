import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());

const wanted = {
  game: 'iron-curtain',
  name: 'Tuesday Club',
  players: '2',
  me: 'ussr',
  email: ['guest@players.example', ''],
  for: ['', ''],
  who: 'private',
  hours: '24',
  expiry: 'fallback',
  grace: '12',
  timeZone: 'Europe/Madrid',
  'option.tax_cube': 'back-to-the-reserve',
  pack: '',
  salt: '',
};

const ENDING = 'abcdefghijkm2345';

/** Creates a table with the form; gives its id. */
async function create(change: Partial<typeof wanted> & { silent?: string; word?: string } = {}): Promise<string> {
  const { headers } = await postForm(server, '/tables/new', { ...wanted, ...change }, ada).expect(303);
  return /^\/t\/(\w+)\?said=(?:created|set|started)$/.exec(headers.location ?? '')?.[1] ?? '';
}

async function invitationLink(tableId: string): Promise<string> {
  const { id, email } = await server.services.db.invitation.findFirstOrThrow({ where: { tableId } });
  return `/i/${await issueLink(server.services, { purpose: 'invitation', invitationId: id, tableId, email })}`;
}

describe('trying a time control', () => {
  const trial = {
    ...wanted,
    name: '',
    salt: 'pepper',
    saltEnd: ENDING,
    show: 'timeControl',
    hours: '1',
    grace: '1',
    silent: '2',
  };

  test('shows what happens to somebody who is late, and when; nothing is made, and nothing typed is lost', async () => {
    const before = await server.services.db.table.count();
    const { text } = await postForm(server, '/tables/new', trial, ada).expect(200);
    expect(textOf(text)).toMatch(
      /Tue 24 Nov, 12:00 They are asked.*12:30 They are reminded.*13:00 Their time is up.*14:00 The game answers for/,
    );
    expect(textOf(text)).toContain('The game answers for them, and at once for the rest of that turn');
    expect(fieldValue(text, 'salt')).toBe('pepper');
    expect(await server.services.db.table.count()).toBe(before);
  });

  test('that is not possible says what is', async () => {
    const { text } = await postForm(
      server,
      '/tables/new',
      { ...trial, kind: 'bank', bankStart: '168', bankCap: '72' },
      ada,
    );
    expect(textOf(text)).not.toContain('They are asked');
    expect(text).toContain('href="#bankCap"');
  });

  test('of an hour a table can be made and tried, with its own short time', async () => {
    const tableId = await create({ hours: '1', grace: '0', silent: '2' });
    const { timeControl } = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    expect(timeControl).toEqual({ hours: 1, skipWeekend: false, atExpiry: 'fallback', graceHours: 0, silentHours: 2 });
    await server.services.db.table.delete({ where: { id: tableId } });
  });
});

describe('creating a table', () => {
  test('the form offers every option with its help and the usual choice', async () => {
    const { text } = await getPage(server, '/tables/new', ada).expect(200);
    expect(text).toContain('name="option.tax_cube"');
    expect(textOf(text)).toContain('(usual)');
    expect(textOf(text)).toContain('Weekends do not count');
  });

  test('makes the table as it was wanted', async () => {
    const tableId = await create();
    const table = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    expect(table).toMatchObject({ name: 'Tuesday Club', public: false, timeZone: 'Europe/Madrid' });
    expect(table.timeControl).toEqual({ hours: 24, skipWeekend: false, atExpiry: 'fallback', graceHours: 12 });
    expect(table.options).toMatchObject({ tax_cube: 'back-to-the-reserve' });
    const { text } = await getPage(server, `/t/${tableId}?said=created`, ada).expect(200);
    expect(textOf(text)).toContain('the invitations are on their way');
    expect(textOf(text)).toContain('guest@players.example');
    expect(textOf(text)).toContain('one differs from the usual');
  });

  test.each([
    ['without a name', { name: '' }, 'name'],
    ['with a line break in the name', { name: 'a\r\nBcc: x@x.example' }, 'name'],
    ['with an address that is none', { email: ['nobody', ''] }, 'email-1'],
    ['with an unknown time zone', { timeZone: 'Mars' }, 'timeZone'],
    ['with a timeControl that is not possible', { hours: '-3' }, 'hours'],
    ['with a pack that is no JSON', { pack: '{"cards":' }, 'pack'],
    ['with a pack that is faulty', { pack: '{"cards":[]}' }, 'pack'],
  ])('%s: the form comes back as it was filled in, with the way to the fault', async (_, fault, field) => {
    const before = await server.services.db.table.count();
    const { text } = await postForm(
      server,
      '/tables/new',
      { ...wanted, salt: 'pepper', saltEnd: ENDING, ...fault },
      ada,
    ).expect(400);
    expect(text).toContain(`href="#${field}"`);
    expect(text).toContain(`id="${field}"`);
    expect(text).toMatch(/value="ussr" checked/);
    expect(text).toMatch(/value="back-to-the-reserve" selected/);
    expect([fieldValue(text, 'salt'), fieldValue(text, 'saltEnd')]).toEqual(['pepper', ENDING]);
    expect(await server.services.db.table.count()).toBe(before);
  });

  test('the faults of a pack are told with the card and field of each', async () => {
    const { rules } = [...server.services.games.values()].find((game) => game.rules.id === wanted.game) ?? {};
    const content: { cards?: { cubes?: unknown }[] } = JSON.parse(JSON.stringify(rules?.builtInPack().content));
    for (const card of content.cards ?? []) card.cubes = 9;
    const { text } = await postForm(server, '/tables/new', { ...wanted, pack: JSON.stringify(content) }, ada).expect(
      400,
    );
    expect(text).toMatch(/<a href="#pack"><code>cards\.[a-z_]+\.cubes[^<]*<\/code>: /);
  });

  test('of several addresses only the wrong one is marked', async () => {
    const fields = { ...wanted, email: ['bea@players.example', 'carl at nowhere'], for: ['', ''] };
    const { text } = await postForm(server, '/tables/new', fields, ada).expect(400);
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(text).toContain('href="#email-2"');
    expect(text).toMatch(/id="email-2" name="email" type="text" value="carl at nowhere"[^>]*aria-invalid="true"/);
  });

  test('all faults are told at once, each at its field, and nothing is made', async () => {
    const before = await server.services.db.table.count();
    const fields = {
      ...wanted,
      name: '',
      email: ['bea at nowhere', 'carl at nowhere'],
      hours: '-3',
      grace: '99999',
      timeZone: 'Mars',
      'option.tax_cube': 'eaten',
      pack: '{"cards":',
      salt: 'a\nb',
    };
    const { text } = await postForm(server, '/tables/new', fields, ada).expect(400);
    const places = ['name', 'email-1', 'email-2', 'hours', 'grace', 'timeZone', 'option.tax_cube', 'pack', 'salt'];
    for (const id of places) {
      expect(text).toContain(`href="#${id}"`);
      expect(text).toContain(`id="${id}-problem"`);
      expect(text).toMatch(new RegExp(`<(input|select|textarea) id="${id}"[^>]*aria-invalid="true"[^>]*`));
    }
    expect(textOf(text)).toContain('things are wrong');
    expect(await server.services.db.table.count()).toBe(before);
  });

  test('a seat that is given twice is shown in its row, rows without an address passed over', async () => {
    const fields = { ...wanted, email: ['', 'carl@players.example'], for: ['', 'ussr'] };
    const { text } = await postForm(server, '/tables/new', fields, ada).expect(400);
    expect(text.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(text).toContain('href="#for-2"');
    expect(text).toMatch(/<select id="for-2" name="for" aria-invalid="true"/);
  });

  test('what is as usual about time is folded away; what differs or is refused is not', async () => {
    const folded = (text: string) => /<details><summary>[^<]*what follows when time runs out/.test(text);
    expect(folded((await getPage(server, '/tables/new?game=iron-curtain', ada).expect(200)).text)).toBe(true);
    const usual = { ...wanted, name: '', expiry: 'wait', grace: '24' };
    expect(folded((await postForm(server, '/tables/new', usual, ada).expect(400)).text)).toBe(true);
    const changes = { expiry: 'fallback', kind: 'bank', timeZone: 'Mars', grace: '99999' };
    for (const [name, value] of Object.entries(changes)) {
      const { text } = await postForm(server, '/tables/new', { ...usual, [name]: value }, ada).expect(400);
      expect([name, folded(text)]).toEqual([name, false]);
    }
  });

  test('a name cannot break out of the page', async () => {
    const tableId = await create({ name: '<script>alert(1)</script>"\'' });
    const { text } = await getPage(server, `/t/${tableId}`, ada).expect(200);
    expect(text).not.toContain('<script>alert');
  });
});

describe('an invitation', () => {
  test('shows what it is about, changes nothing on GET, and asks for one of two buttons', async () => {
    const link = await invitationLink(await create());
    const { text } = await getPage(server, link).expect(200);
    const said = textOf(text);
    expect(said).toContain('Ada invites you to a game');
    expect(said).toContain('1 day for each decision');
    expect(said).toContain('Back to the reserve');
    expect(said).toContain('Chance, and how to check it');
    await postForm(server, link, {}).expect(400);
    expect(await server.services.db.invitation.count({ where: { status: 'accepted' } })).toBe(0);
  });

  test('a seat that is not free is refused, the salt still filled in', async () => {
    const link = await invitationLink(await create());
    const { text } = await postForm(server, link, {
      do: 'accept',
      seat: 'ussr',
      salt: 'garlic',
      saltEnd: ENDING,
    }).expect(400);
    expect(textOf(text)).toContain('is not free');
    expect(fieldValue(text, 'salt')).toBe('garlic');
  });

  test('accepting seats the guest, signs them in and starts the table; the link then says so', async () => {
    const tableId = await create({ email: ['new-guest@players.example', ''] });
    const link = await invitationLink(tableId);
    const { headers } = await postForm(server, link, { do: 'accept', seat: 'us', salt: '' }).expect(303);
    expect(headers.location).toBe(`/welcome?next=${encodeURIComponent(`/t/${tableId}?said=started`)}`);
    expect(headers['set-cookie']?.[0]).toMatch(/^despatch=/);
    const table = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    expect(table.status).toBe('playing');
    const { text } = await getPage(server, link).expect(200);
    expect(text).not.toContain('value="accept"');
    expect(textOf(text)).toContain('accepted');
  });

  test('words of one’s own are kept by their owner alone, who is asked for them on the table’s page', async () => {
    const tableId = await create({ email: ['wordy@players.example', ''] });
    const link = await invitationLink(tableId);
    const { text: form } = await getPage(server, link).expect(200);
    const saltEnd = fieldValue(form, 'saltEnd') ?? '';
    expect(saltEnd).toMatch(/^[a-km-np-z2-9]{16}$/);
    expect(textOf(form)).toContain(`“ ${saltEnd}” is put behind your words`);
    const fields = { do: 'accept', seat: '', salt: 'rain', saltEnd, saltHash: '' };
    const accepted = await postForm(server, link, fields).expect(303);
    const guest = { ...ben, cookie: String(accepted.headers['set-cookie']).split(';')[0] ?? '' };
    const { text } = await getPage(server, `/t/${tableId}`, guest).expect(200);
    expect(textOf(text)).toContain('The game begins as soon as the words that players have chosen are open');
    expect(text).toContain('data-words-open=');
    expect((await getPage(server, `/t/${tableId}`, ada)).text).not.toContain('data-words-open=');
    const words = `/t/${tableId}/words`;
    const wrong = await postForm(server, words, { do: 'open', words: 'rain' }, guest).expect(400);
    expect(textOf(wrong.text)).toContain('These are not the words that you chose');
    expect(fieldValue(wrong.text, 'words')).toBe('rain');
    const opened = await postForm(server, words, { do: 'open', words: `rain ${saltEnd}` }, guest).expect(303);
    expect(opened.headers.location).toBe(`/t/${tableId}?said=started`);
  });

  test('declining is thanked for, and the host sees it', async () => {
    const tableId = await create();
    await postForm(server, await invitationLink(tableId), { do: 'decline' }).expect(200);
    const { text } = await getPage(server, `/t/${tableId}`, ada);
    expect(textOf(text)).toContain('declined');
  });

  test('a forged link explains itself', async () => {
    const { text } = await getPage(server, `/i/${'x'.repeat(43)}`).expect(404);
    expect(textOf(text)).toContain('link');
  });
});

describe('a table that is forming', () => {
  test('strangers are sent to sign in; players who are not invited see nothing', async () => {
    const tableId = await create();
    const { headers } = await getPage(server, `/t/${tableId}`).expect(303);
    expect(headers.location).toBe(`/sign-in?next=${encodeURIComponent(`/t/${tableId}`)}`);
    await getPage(server, `/t/${tableId}`, ben).expect(404);
    await postForm(server, `/t/${tableId}/join`, { seat: '' }, ben).expect(404);
  });

  test('a public one can be joined by anybody from the front page', async () => {
    const tableId = await create({ who: 'public', email: ['', ''], name: 'Open House' });
    const { text } = await getPage(server, '/', ben).expect(200);
    expect(textOf(text)).toContain('Open House');
    const refused = await postForm(
      server,
      `/t/${tableId}/join`,
      { seat: 'ussr', salt: 'x', saltEnd: ENDING },
      ben,
    ).expect(400);
    expect(textOf(refused.text)).toContain('is not free');
    const { headers } = await postForm(server, `/t/${tableId}/join`, { seat: '', salt: '' }, ben).expect(303);
    expect(headers.location).toBe(`/t/${tableId}?said=started`);
  });

  test('only the host withdraws an invitation and calls the table off, asked once more', async () => {
    const tableId = await create({ email: [ben.player.email, ''] });
    const { id } = await server.services.db.invitation.findFirstOrThrow({ where: { tableId } });
    await postForm(server, `/t/${tableId}/withdraw`, { invitation: id }, ben).expect(403);
    await getPage(server, `/t/${tableId}/cancel`, ada).expect(200);
    await postForm(server, `/t/${tableId}/cancel`, {}, ben).expect(403);
    await postForm(server, `/t/${tableId}/withdraw`, { invitation: id }, ada).expect(303);
    await postForm(server, `/t/${tableId}/cancel`, {}, ada).expect(303);
    const table = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    expect(table.status).toBe('cancelled');
  });

  test('after a refusal the host invites somebody else; a faulty address comes back', async () => {
    const tableId = await create();
    await postForm(server, await invitationLink(tableId), { do: 'decline' }).expect(200);
    const { text } = await postForm(server, `/t/${tableId}/invite`, { email: 'nobody', for: '' }, ada).expect(400);
    expect(fieldValue(text, 'email')).toBe('nobody');
    await postForm(server, `/t/${tableId}/invite`, { email: 'else@players.example', for: '' }, ben).expect(404);
    await postForm(server, `/t/${tableId}/invite`, { email: 'else@players.example', for: 'us' }, ada).expect(303);
    expect(await server.services.db.invitation.count({ where: { tableId, status: 'open' } })).toBe(1);
  });

  test('the invited answers on the table page too', async () => {
    const tableId = await create({ email: [ben.player.email, ''] });
    const { text } = await getPage(server, `/t/${tableId}`, ben).expect(200);
    expect(text).toContain('value="decline"');
    await postForm(server, `/t/${tableId}/join`, { do: 'decline' }, ben).expect(303);
    const invitation = await server.services.db.invitation.findFirstOrThrow({ where: { tableId } });
    expect(invitation.status).toBe('declined');
  });
});

describe('what makes people come', () => {
  test('the invitation says who asks, why, with whom, how long and how fast; picture and rules are there', async () => {
    const tableId = await create({ word: 'You know this war.\nCome!' });
    const { text } = await getPage(server, await invitationLink(tableId)).expect(200);
    const said = textOf(text);
    expect(said).toMatch(/Ada writes: You know this war\. Come!/);
    expect(said).toContain('three to seven weeks');
    expect(said).toContain('One look at your mail a day is enough.');
    expect(text).toContain('<img src="/games/iron-curtain/board.png" alt="What it looks like: Iron Curtain under way"');
    expect(text).toContain('href="/games/iron-curtain/rules"');
    const { body, headers } = await getPage(server, '/games/iron-curtain/board.png').expect(200);
    expect(headers['content-type']).toBe('image/png');
    expect(Buffer.from(body).length).toBeGreaterThan(5000);
  });

  test('a word that is too long comes back to its field, still there', async () => {
    const { text } = await postForm(server, '/tables/new', { ...wanted, word: 'x'.repeat(501) }, ada).expect(400);
    expect(text).toContain('href="#word"');
    expect(textOf(text)).toContain('at most 500 characters and 12 lines');
    expect(text).toContain('x'.repeat(501));
  });

  test('a link to share shows strangers the table, and takes in whoever signs in', async () => {
    const tableId = await create({ email: ['', ''] });
    const made = await postForm(server, `/t/${tableId}/join-links`, { most: '1', days: '7' }, ada).expect(200);
    const link = /despatch\.[a-z]+(\/j\/[\w-]{43})/.exec(made.text)?.[1] ?? '';
    expect((await getPage(server, `/t/${tableId}`, ada)).text).not.toContain(link);
    const stranger = await getPage(server, link).expect(200);
    expect(textOf(stranger.text)).toContain('Ada would like you to play');
    expect(textOf(stranger.text)).toContain('Who plays USSR Ada (joined)');
    expect(stranger.text).toContain(`/sign-in?next&#x3D;${encodeURIComponent(link)}`);
    await postForm(server, link, { seat: '' }).expect(401);
    const form = await getPage(server, link, ben).expect(200);
    const taken = await postForm(server, link, { seat: 'ussr', terms: fieldValue(form.text, 'terms') ?? '' }, ben);
    expect([taken.status, textOf(taken.text)]).toEqual([400, expect.stringContaining('is not free')]);
    const { headers } = await postForm(server, link, { seat: 'us' }, ben).expect(303);
    expect(headers.location).toBe(`/t/${tableId}?said=started`);
    expect(textOf((await getPage(server, link).expect(200)).text)).toContain('This link is over');
    await getPage(server, `/j/${'x'.repeat(43)}`).expect(404);
  });

  test('a link for nobody says so at its field; the host ends one, and nobody else', async () => {
    const tableId = await create({ email: ['', ''], who: 'public' });
    const wrong = await postForm(server, `/t/${tableId}/join-links`, { most: '0', days: '7' }, ada).expect(400);
    expect(wrong.text).toContain('id="most-problem"');
    expect(fieldValue(wrong.text, 'most')).toBe('0');
    const late = await postForm(server, `/t/${tableId}/join-links`, { most: '1', days: 'x' }, ada).expect(400);
    expect(late.text).toContain('id="days-problem"');
    await postForm(server, `/t/${tableId}/join-links`, { most: '1', days: '7' }, ben).expect(403);
    await postForm(server, `/t/${tableId}/join-links`, { most: '1', days: '7' }, ada).expect(200);
    const { text } = await getPage(server, `/t/${tableId}`, ada);
    expect(textOf(text)).toMatch(/0 of 1 have joined by it; it works until Tue 1 Dec/);
    const [end = ''] = /\/t\/\w+\/join-links\/[a-f\d]{64}\/end/.exec(text) ?? [];
    await postForm(server, end, {}, ben).expect(403);
    await postForm(server, end, {}, ada).expect(303);
    expect(textOf((await getPage(server, `/t/${tableId}`, ada)).text)).not.toContain('0 of 1');
  });

  test('the host changes everything with the form as it was filled in; guests look again and may leave', async () => {
    const tableId = await create({
      email: ['', ''],
      who: 'public',
      me: 'none',
      night: '22-7',
      'option.x': '',
    } as never);
    await postForm(server, `/t/${tableId}/join`, { seat: 'us' }, ben).expect(303);
    await getPage(server, `/t/${tableId}/change`, ben).expect(403);
    const { text } = await getPage(server, `/t/${tableId}/change`, ada).expect(200);
    expect(['name', 'timeZone'].map((name) => fieldValue(text, name))).toEqual(['Tuesday Club', 'Europe/Madrid']);
    expect(text).toMatch(/<option value="24" selected>/);
    expect(text).toMatch(/<option value="22-7" selected>/);
    expect(text).toMatch(/<option value="back-to-the-reserve" selected>/);
    const change = { ...wanted, night: '22-7', name: 'Friday Club', hours: '48', timeZone: 'lisbon' };
    const faulty = await postForm(server, `/t/${tableId}/change`, { ...change, timeZone: 'Europe/M' }, ada).expect(400);
    expect(faulty.text).toContain('id="timeZone-problem"');
    expect(textOf(faulty.text)).toMatch(/“Europe\/M” could be Europe\/Madrid/);
    expect(fieldValue(faulty.text, 'name')).toBe('Friday Club');
    await postForm(server, `/t/${tableId}/change`, change, ben).expect(403);
    await postForm(server, `/t/${tableId}/change`, change, ada).expect(303);
    const table = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    expect(table).toMatchObject({ name: 'Friday Club', timeZone: 'Europe/Lisbon', terms: 1 });
    expect(table.timeControl).toMatchObject({ hours: 48, night: { from: 22, to: 7 }, graceHours: 12 });
    const old = await postForm(server, `/t/${tableId}/join`, { seat: 'ussr', terms: '0' }, await server.person('Cy'));
    expect([old.status, textOf(old.text)]).toEqual([409, expect.stringContaining('Read once more what you agree to')]);
    expect(textOf((await getPage(server, `/t/${tableId}/leave`, ben).expect(200)).text)).toContain('Leave the table?');
    expect(textOf((await postForm(server, `/t/${tableId}/leave`, {}, ben).expect(200)).text)).toContain(
      'You have left',
    );
  });

  test('what a program set and no form knows stays as it was', async () => {
    const tableId = await create({ email: ['', ''] });
    const timeControl = {
      ...{ hours: 30, skipWeekend: true, atExpiry: 'fallback', graceHours: 5, reminders: [50], alarm: 4 },
    };
    await server.services.db.table.update({
      where: { id: tableId },
      data: { timeControl, policy: { takebacks: 'never' } },
    });
    const { text } = await getPage(server, `/t/${tableId}/change`, ada).expect(200);
    expect(text).toMatch(/<option value="30" selected>/);
    expect(text).toMatch(/<option value="kept" selected>As it is now/);
    const as = {
      ...wanted,
      hours: '30',
      weekend: 'on',
      grace: '5',
      reminders: 'kept',
      alarm: '4',
      silent: '24',
      substitute: '',
    };
    await postForm(server, `/t/${tableId}/change`, { ...as, hours: '24', pauses: '2' } as never, ada).expect(303);
    const table = await server.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    expect(table.timeControl).toMatchObject({ hours: 24, graceHours: 5, reminders: [50], alarm: 4 });
    expect(table.policy).toEqual({ takebacks: 'never', emergencyPauses: 2 });
  });

  test('the host takes a guest out, asked once more, and reminds those who are silent', async () => {
    const tableId = await create({ email: ['silent@players.example', ''], players: '2', me: 'none', who: 'public' });
    await postForm(server, `/t/${tableId}/join`, { seat: 'us' }, ben).expect(303);
    const page = await getPage(server, `/t/${tableId}`, ada);
    const remove = `/t/${tableId}/players/${ben.player.id}/remove`;
    expect(page.text).toContain(`href="${remove}"`);
    expect(page.text).not.toContain(`action="/t/${tableId}/remind"`);
    await getPage(server, remove, ben).expect(403);
    expect(textOf((await getPage(server, remove, ada).expect(200)).text)).toContain('Take Ben out?');
    await postForm(server, remove, {}, ada).expect(303);
    expect((await getPage(server, `/t/${tableId}`, ada)).text).not.toContain('Ben');
    server.clock.advance(25 * 3_600_000);
    const { id } = await server.services.db.invitation.findFirstOrThrow({ where: { tableId } });
    expect((await getPage(server, `/t/${tableId}`, ada)).text).toContain(`action="/t/${tableId}/remind"`);
    const { headers } = await postForm(server, `/t/${tableId}/remind`, { invitation: id }, ada).expect(303);
    expect(headers.location).toBe(`/t/${tableId}?said=reminded`);
    await postForm(server, `/t/${tableId}/remind`, { invitation: id }, ada).expect(429);
  });
});
