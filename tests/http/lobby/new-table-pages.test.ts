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
async function create(change: Partial<typeof wanted> & { silent?: string } = {}): Promise<string> {
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
    ['with too few invitations', { email: ['', ''] }, 'email-1'],
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
