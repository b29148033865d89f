import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTable } from '../harness/a-table.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());

const usual = { name: 'Ada', timeZone: 'UTC', format: 'html', mail: 'turn', mergeSeconds: '' };
const wanted = {
  rhythm: 'hours',
  hours: '9',
  digestHour: '7',
  quietFrom: '22',
  quietTo: '6',
  oneSubject: 'yes',
  notOnPage: 'yes',
};
const mailOf = async (person: Person) => (await as(server, person, 'get', '/api/players/me').expect(200)).body.mail;

describe('the preferences page', () => {
  test('keeps how often and when mails come, and shows it again', async () => {
    await postForm(server, '/preferences', { ...usual, ...wanted }, ada).expect(303);
    expect(await mailOf(ada)).toMatchObject({
      rhythm: { kind: 'hours', hours: 9 },
      digestHour: 7,
      quiet: { from: 22, to: 6 },
      oneSubject: true,
      notOnPage: true,
    });
    const { text } = await getPage(server, '/preferences', ada);
    expect(['hours', 'digestHour', 'quietFrom', 'quietTo'].map((name) => fieldValue(text, name))).toEqual([
      '9',
      '7',
      '22',
      '6',
    ]);
    for (const id of ['rhythm-hours', 'oneSubject', 'notOnPage'])
      expect(text).toMatch(new RegExp(`id="${id}"[^>]*checked`, 'u'));
  });

  test('takes back what is left out', async () => {
    await postForm(server, '/preferences', { ...usual, rhythm: 'every-turn', quietFrom: '', quietTo: '' }, ada).expect(
      303,
    );
    const mail = await mailOf(ada);
    for (const name of ['rhythm', 'quiet', 'oneSubject', 'notOnPage']) expect(mail[name]).toBeUndefined();
  });

  test.each([
    ['no number of hours', { hours: 'often' }, 'hours'],
    ['no hours at all', { hours: '0' }, 'hours'],
    ['an hour that no clock has', { digestHour: '24' }, 'digestHour'],
    ['half of the quiet hours', { quietTo: '' }, 'quietFrom'],
  ])('says what is wrong with %s, keeps the form filled in and saves nothing', async (_, fault, field) => {
    const before = await mailOf(ada);
    const fields = { ...usual, ...wanted, ...fault };
    const { text } = await postForm(server, '/preferences', fields, ada).expect(400);
    expect(textOf(text)).toMatch(field === 'hours' ? /hours? /u : /full hour|0 to 23/iu);
    // The list of faults leads to a place on the page.
    const [, place = ''] = /class="error-summary"[\s\S]*?href="#([\w-]+)"/u.exec(text) ?? [];
    expect(text).toContain(`id="${place}"`);
    for (const [name, value] of Object.entries(fields))
      if (['hours', 'digestHour', 'quietFrom', 'quietTo'].includes(name)) expect(fieldValue(text, name)).toBe(value);
    expect(await mailOf(ada)).toEqual(before);
  });
});

test('a table has a rhythm of its own, and takes that of the preferences again', async () => {
  const { id } = await startTable(server, ada, ben);
  const rhythmNow = async () =>
    (
      await server.services.db.seat.findFirst({
        where: { tableId: id, playerId: ada.player.id },
      })
    )?.rhythm;
  await postForm(server, `/t/${id}/mail`, { rhythm: 'digest' }, ada).expect(303);
  expect(await rhythmNow()).toEqual({ kind: 'digest' });
  const { text } = await getPage(server, `/t/${id}?said=rhythm`, ada).expect(200);
  expect(textOf(text)).toContain('Your mails about this table come as you said.');
  await postForm(server, `/t/${id}/mail`, { rhythm: 'hours', hours: '3' }, ada).expect(303);
  expect(await rhythmNow()).toEqual({ kind: 'hours', hours: 3 });
  await postForm(server, `/t/${id}/mail`, { rhythm: 'hours', hours: '' }, ada).expect(400);
  expect(await rhythmNow()).toEqual({ kind: 'hours', hours: 3 });
  await postForm(server, `/t/${id}/mail`, { rhythm: '' }, ada).expect(303);
  expect(await rhythmNow()).toBeNull();
});
