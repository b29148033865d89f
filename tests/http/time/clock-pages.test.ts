import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tick } from '../../../src/clocks/tick.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { type PlayedTable, startTable } from '../harness/a-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
  table = await startTable(server, ada, ben);
});
afterAll(() => server.close());

const page = async (path: string, person: Person) => textOf((await getPage(server, path, person).expect(200)).text);

describe('absences', () => {
  test('are set on their own page, with the days that are left', async () => {
    expect(await page('/preferences', ada)).toContain('Absences');
    expect(await page('/preferences/absences', ada)).toContain('You have 35 days left of 35 in 2026');
    const dates = { from: '2026-12-24', to: '2026-12-27' };
    const { headers } = await postForm(server, '/preferences/absences', dates, ada).expect(303);
    const after = await page(headers.location ?? '', ada);
    expect(after).toContain('2026-12-24 to 2026-12-27 (4 days)');
    expect(after).toContain('You have 31 days left of 35');
  });

  test('that are not possible are shown again as they were typed, with a sentence', async () => {
    const { text } = await postForm(
      server,
      '/preferences/absences',
      { from: '2026-12-26', to: '2026-12-30' },
      ada,
    ).expect(400);
    expect(textOf(text)).toContain('From 2026-12-24 to 2026-12-27 you are away already');
    expect(text).toContain('value="2026-12-26"');
  });

  test('are seen at the table by the others', async () => {
    expect(await page(`/t/${table.id}`, ben)).toContain('away from Thu 24 Dec');
  });

  test('are taken back', async () => {
    const { body } = await as(server, ada, 'get', '/api/absences').expect(200);
    const [{ id }] = body.absences;
    await postForm(server, `/preferences/absences/${id}/end`, {}, ada).expect(303);
    expect(await page('/preferences/absences', ada)).toContain('You have 35 days left');
    expect(await page(`/t/${table.id}`, ben)).not.toContain('away from');
  });

  test('are kept through the API too', async () => {
    const made = await as(server, ben, 'post', '/api/absences')
      .send({ from: '2027-01-04', to: '2027-01-05' })
      .expect(201);
    expect(made.body).toMatchObject({ from: '2027-01-04', to: '2027-01-05', days: 2 });
    const wrong = await as(server, ben, 'post', '/api/absences')
      .send({ from: '2027-02-30', to: '2027-03-01' })
      .expect(400);
    expect(wrong.body.detail).toContain('not a day of the calendar');
    await as(server, ada, 'delete', `/api/absences/${made.body.id}`).expect(404);
    await as(server, ben, 'delete', `/api/absences/${made.body.id}`).expect(204);
  });
});

describe('the emergency pause', () => {
  test('stands on the table’s page, needs a reason, and says what happened', async () => {
    expect(await page(`/t/${table.id}`, ada)).toContain('You can stop all clocks of this table for at most 2 days');
    const { text } = await postForm(server, `/t/${table.id}/stop-clocks`, { reason: ' ' }, ada).expect(400);
    expect(textOf(text)).toContain('Say why: everybody at the table reads it.');
    const { headers } = await postForm(server, `/t/${table.id}/stop-clocks`, { reason: 'Flood.' }, ada).expect(303);
    const mine = await page(headers.location ?? '', ada);
    expect(mine).toContain('The clocks are stopped. Everybody has been told.');
    expect(mine).toContain('Ada stopped the clocks until');
    expect(mine).toContain('The clocks are stopped until Thu 26 Nov, 12:00 at the latest.');
    expect(mine).toContain('left when the clocks run again');
    expect(mine).toContain('Start the clocks again');
    expect(await page(`/t/${table.id}`, ben)).not.toContain('Start the clocks again');
    await postForm(server, `/t/${table.id}/resume-clocks`, { reason: 'Dry again.' }, ada).expect(303);
    expect(await page(`/t/${table.id}`, ben)).toContain('Ada started the clocks again: Dry again.');
  });

  test('through the API: once, and then no more', async () => {
    const call = (who: Person) =>
      as(server, who, 'post', `/api/tables/${table.id}/emergency-pause`).send({ reason: 'Fire.', hours: 3 });
    await call(ada).expect(403);
    const { body } = await call(ben).expect(200);
    expect(body.until).toBe('2026-11-24T15:00:00.000Z');
    const read = await as(server, ada, 'get', `/api/tables/${table.id}/clocks`).expect(200);
    expect(read.body.clocks).toMatchObject({ paused: { until: body.until }, mine: { left: 0, mayResume: false } });
    await as(server, ben, 'post', `/api/tables/${table.id}/emergency-pause/end`).send({ reason: 'Out.' }).expect(200);
  });
});

describe('somebody who is late', () => {
  const timeControl = { hours: 1, skipWeekend: false, atExpiry: 'fallback', graceHours: 2 } as const;

  test('stands as overdue on the page, in the lists and in the API, with what the clock does when', async () => {
    const { id } = await startTable(server, ada, ben);
    const { db } = server.services;
    await db.table.update({ where: { id }, data: { timeControl } });
    const { seat, dueAt } = await db.pendingAnswer.findFirstOrThrow({ where: { tableId: id } });
    const { playerId } = await db.seat.findFirstOrThrow({ where: { tableId: id, seat } });
    const [late, waits] = playerId === ada.player.id ? [ada, ben] : [ben, ada];
    server.clock.set(new Date((dueAt?.getTime() ?? 0) + 60_000));
    await tick(server.services);
    server.clock.advance(HOUR_MS);
    const seen = await page(`/t/${id}`, waits);
    expect(seen).toMatch(/to move overdue by 1 hour .* the game answers for this seat on \w+ \d+ \w+, \d\d:\d\d/);
    expect(await page('/', waits)).toMatch(/waiting for \w+ \(overdue by 1 hour\)/);
    expect(await page('/', late)).toMatch(/overdue by 1 hour/);
    const { body } = await as(server, waits, 'get', `/api/tables/${id}/clocks`).expect(200);
    const clock = body.clocks.seats.find((one: { seat: string }) => one.seat === seat);
    expect(clock).toMatchObject({ overdueSince: dueAt?.toISOString(), follows: { what: 'answer' }, silent: false });

    server.clock.advance(HOUR_MS);
    await tick(server.services);
    expect(await page(`/t/${id}`, waits)).toContain('has gone silent');
    expect(await page(`/t/${id}`, waits)).not.toContain('I am back');
    expect(await page(`/t/${id}`, late)).toContain('I am back');
    const { headers } = await postForm(server, `/t/${id}/back`, {}, late).expect(303);
    const back = await page(headers.location ?? '', late);
    expect(back).toContain('Welcome back. You have the usual time again.');
    expect(back).not.toContain('has gone silent');
    expect(back).toContain('is back, and has the usual time again.');
    const again = await as(server, late, 'post', `/api/tables/${id}/return`).expect(200);
    expect(again.body).toMatchObject({ back: false });
  });
});

describe('a new table', () => {
  const wanted = {
    game: 'iron-curtain',
    name: 'Slow Club',
    players: '2',
    me: 'any',
    email: ['guest@players.example', ''],
    for: ['', ''],
    who: 'public',
    hours: '12',
    weekend: 'on',
    expiry: 'moderator',
    grace: '24',
    timeZone: 'Europe/Madrid',
  };
  const create = async (change: object) => {
    const { headers } = await postForm(server, '/tables/new', { ...wanted, ...change }, ada).expect(303);
    const id = /^\/t\/(\w+)\?/.exec(headers.location ?? '')?.[1] ?? '';
    return server.services.db.table.findUniqueOrThrow({ where: { id } });
  };

  test('with a bank', async () => {
    const made = await create({ kind: 'bank', bankStart: '72', bankCap: '168', night: '23-7', pauses: '2' });
    expect(made.timeControl).toMatchObject({ hours: 12, bank: { start: 72, cap: 168 }, night: { from: 23, to: 7 } });
    expect(made.policy).toEqual({ emergencyPauses: 2 });
    const shown = await page(`/t/${made.id}`, ada);
    expect(shown).toContain(
      '12 hours more for each decision, on a clock that holds at most 7 days (3 days at the start)',
    );
    expect(shown).toContain('from 23:00 to 7:00 does not count');
  });

  test('with fixed days, other reminders, and somebody sought for who vanishes', async () => {
    const times = { 'time-1': '20:00', 'time-3': '20:00', 'time-7': '18:30' };
    const change = { kind: 'deadlines', day: ['3', '7'], ...times, reminders: 'one', alarm: '3', substitute: 'soon' };
    const made = await create(change);
    expect(made.timeControl).toMatchObject({
      deadlines: [
        { weekday: 3, time: '20:00' },
        { weekday: 7, time: '18:30' },
      ],
      reminders: [75],
      alarm: 3,
      substitute: { hours: 48, missed: 2 },
    });
    expect(await page(`/t/${made.id}`, ada)).toContain(
      'Answers are due on Wednesday at 20:00 and on Sunday at 18:30, 12 hours at least after the question',
    );
  });

  test('with fixed days but none chosen is shown again, with the way to the field', async () => {
    const sent = { ...wanted, kind: 'deadlines', 'time-3': '19:15' };
    const { text } = await postForm(server, '/tables/new', sent, ada).expect(400);
    expect(textOf(text)).toContain('Fixed deadlines need at least one');
    expect(text).toContain('href="#day-1"');
    expect(text).toContain('name="time-3" value="19:15" aria-label="Time of day on Wednesday"');
    // A day without a time is no deadline.
    const timeless = { ...wanted, kind: 'deadlines', day: ['3'], 'time-3': '' };
    await postForm(server, '/tables/new', timeless, ada).expect(400);
  });

  test('shows how those who have joined have kept to their clocks', async () => {
    const { id } = await create({ kind: 'hours' });
    expect(await page(`/t/${id}`, ada)).toContain('Ada: no answers yet');
  });
});
