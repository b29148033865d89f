import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { loadHead } from '../../../src/log/load-head.ts';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

/*
 * The links of a mail whose answer only leads to the next question of the same seat: "Place influence" of Versailles.
 */

let server: TestServer;
let players: readonly Person[];
beforeAll(async () => {
  server = await startServer();
  players = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
});
afterAll(() => server.close());

/** A game of three at its first political action: who is asked, and the link that answers it. */
async function firstAction(answer = 'place') {
  const [host, ...guests] = players;
  if (!host) throw new Error('three play');
  const body = {
    ...{ game: 'versailles-1919', name: 'Hall of Mirrors', players: 3, hostSeat: 'any' },
    invitations: guests.map(({ player }) => ({ email: player.email })),
  };
  const { tableId } = (await as(server, host, 'post', '/api/tables').send(body).expect(201)).body;
  const sent = await server.services.db.invitation.findMany({ where: { tableId } });
  for (const { id, email } of sent) {
    const guest = guests.find(({ player }) => player.email === email);
    if (guest) await as(server, guest, 'post', `/api/invitations/${id}/accept`).expect(200);
  }
  const { game, machine, seq } = await loadHead(server.services, tableId);
  const [open] = openDecisions(game, machine);
  const seat = open?.waiting[0] ?? '';
  const { playerId } = await server.services.db.seat.findFirstOrThrow({ where: { tableId, seat } });
  const person = players.find(({ player }) => player.id === playerId);
  if (!open || !person) throw new Error('nobody is asked');
  const target = { tableId, seat, playerId: person.player.id, decision: open.id, seq };
  const link = `/a/${await issueLink(server.services, { ...target, purpose: 'answer', answer })}`;
  return { tableId, person, decision: open.id, seq, link, draft: `${link}/drafts/${open.id}` };
}

/** The form of the first question of a page that asks for amounts: so many cubes on the first two issues. */
function twoIssues(text: string, cubes: number) {
  const decision = fieldValue(text, 'decision') ?? '';
  const fields = [...text.matchAll(/<input[^>]*type="number"[^>]*name="([^"]+)"/g)].map(([, name = '']) => name);
  return { decision, [fields[0] ?? '']: String(cubes), [fields[1] ?? '']: String(cubes) };
}

const entriesAfter = (tableId: string, seq: number) =>
  server.services.db.entry.count({ where: { tableId, seq: { gt: seq } } });

describe('an answer that leads only to the next question of the same seat', () => {
  test('is the first step of the whole turn: opened, it asks at once what comes next, and keeps nothing', async () => {
    const { link } = await firstAction();
    const before = await databaseDigest(server.database.url);
    const { text } = await getPage(server, link).expect(200);
    expect(textOf(text)).toMatch(/So far you have decided .* Place influence/);
    expect(text).toMatch(/<input[^>]*type="number"/);
    await getPage(server, link).expect(200);
    expect(await databaseDigest(server.database.url)).toBe(before);
  });

  test('from mail to done in three taps on three pages: the turn is sent once, with its end', async () => {
    const { tableId, seq, link, draft } = await firstAction();
    const asked = await getPage(server, link).expect(200); // 1: the link
    const added = await postForm(server, `${draft}/add`, twoIssues(asked.text, 2)).expect(303); // 2: the amounts
    const composed = await getPage(server, added.headers.location ?? '').expect(200);
    expect(await entriesAfter(tableId, seq)).toBe(0);
    expect(textOf(composed.text)).toContain('Send, and: End the turn');
    // On a phone nobody scrolls past the board to send.
    expect(composed.text.indexOf(`action="${draft}/send"`)).toBeLessThan(composed.text.indexOf('class="board-pane"'));
    const fields = { key: fieldValue(composed.text, 'key') ?? '', seq: fieldValue(composed.text, 'seq') ?? '' };
    const [, decision = ''] =
      /name="decision" value="([^"]+)">\s*<div[^>]*><button[^>]*value="none"/.exec(composed.text) ?? [];
    const sent = { ...fields, decision, a: 'none' };
    const done = await postForm(server, `${draft}/send`, sent).expect(200); // 3: the end
    expect(textOf(done.text)).toContain('What happened');
    // Pressed again, it does nothing.
    await postForm(server, `${draft}/send`, sent).expect(200);
    expect(await server.services.db.submission.count({ where: { tableId } })).toBe(1);
    expect(await entriesAfter(tableId, seq)).toBeGreaterThanOrEqual(3);
  });

  test('the form that ends a turn sends the whole of it in one press, once', async () => {
    const { tableId, seq, link, draft } = await firstAction();
    const { text } = await getPage(server, link).expect(200);
    const sends = [...text.matchAll(/<button[^>]*name="end" value="([^"]*)" formaction="([^"]*)">([^<]*)</g)];
    expect(sends[0]?.slice(2)).toEqual([`${draft}/send`, 'Send at once, and: End the turn']);
    const hidden = { key: fieldValue(text, 'key') ?? '', seq: fieldValue(text, 'seq') ?? '' };
    const filled = { ...twoIssues(text, 2), ...hidden, end: sends[0]?.[1] ?? '' };

    const wrong = await postForm(server, `${draft}/send`, { ...filled, ...twoIssues(text, 99) }).expect(422);
    expect(textOf(wrong.text)).toContain('You place 198 cubes and have 15 Available.');
    expect(wrong.text).toContain('value="99"');
    const unread = await postForm(server, `${draft}/send`, { ...filled, ...twoIssues(text, Number.NaN) }).expect(400);
    expect(unread.text).toContain('value="NaN"');
    expect(await entriesAfter(tableId, seq)).toBe(0);

    const done = await postForm(server, `${draft}/send`, filled).expect(200);
    expect(textOf(done.text)).toContain('What happened');
    expect(textOf((await postForm(server, `${draft}/send`, filled).expect(200)).text)).toContain('What happened');
    const sent = await server.services.db.submission.findMany({ where: { tableId } });
    expect(sent).toHaveLength(1);
    const answers = await server.services.db.entry.count({ where: { tableId, seq: { gt: seq, lte: seq + 3 } } });
    expect(answers).toBe(3);
  });

  test('where the answer leads elsewhere than was foreseen, it becomes a step, and nothing is sent', async () => {
    const { tableId, seq, link, draft } = await firstAction();
    const { text } = await getPage(server, link).expect(200);
    const hidden = { key: fieldValue(text, 'key') ?? '', seq: fieldValue(text, 'seq') ?? '' };
    for (const end of ['', 'no-such-question:none']) {
      const page = await postForm(server, `${draft}/send`, { ...twoIssues(text, 2), ...hidden, end }).expect(200);
      expect(textOf(page.text)).toContain('Nothing is sent yet: after this you are asked more.');
      expect(textOf(page.text)).toContain('Send, and: End the turn');
      expect(await entriesAfter(tableId, seq)).toBe(0);
      await postForm(server, `${draft}/undo`, {}).expect(303);
      await server.services.db.draft.deleteMany({ where: { tableId } });
    }
  });

  test('what was begun otherwise is told, and stays until something takes its place', async () => {
    const { tableId, person, decision, link, draft } = await firstAction();
    const own = `/t/${tableId}/compose/drafts/${decision}`;
    await postForm(server, `${own}/add`, { decision, a: 'demobilize' }, person).expect(303);
    const { text } = await getPage(server, link).expect(200);
    expect(textOf(text)).toContain('You had begun otherwise (one step)');
    const kept = () => server.services.db.draft.findFirstOrThrow({ where: { tableId } });
    expect((await kept()).answers).toMatchObject([{ answer: 'demobilize' }]);
    await postForm(server, `${draft}/add`, twoIssues(text, 2)).expect(303);
    expect((await kept()).answers).toMatchObject([{ answer: 'place' }, {}]);
    expect(textOf((await getPage(server, link)).text)).not.toContain('You had begun otherwise');
  });

  test('taken back, the question is put anew with all its answers', async () => {
    const { tableId, draft, link } = await firstAction();
    const { text } = await getPage(server, link).expect(200);
    await postForm(server, `${draft}/add`, twoIssues(text, 2)).expect(303);
    const { location } = (await postForm(server, `${draft}/undo`, {}).expect(303)).headers;
    expect(location).toMatch(/^\/c\/[\w-]+\/drafts\//);
    await postForm(server, `${location}/undo`, {}).expect(303);
    expect(await server.services.db.draft.count({ where: { tableId } })).toBe(0);
    expect(textOf((await getPage(server, location ?? '').expect(200)).text)).toContain('Place influence');
  });

  test('amounts that are not legal show the page again as it was filled in', async () => {
    const { draft, link } = await firstAction();
    const { text } = await getPage(server, link).expect(200);
    const again = await postForm(server, `${draft}/add`, twoIssues(text, 99)).expect(422);
    expect(textOf(again.text)).toContain('You place 198 cubes and have 15 Available. ( Rule 4.1 )');
    expect(again.text).toContain('(<a class="section" href="/games/versailles-1919/rules#4.1">Rule 4.1</a>)');
    expect(again.text).toContain('value="99"');
    expect(textOf(again.text)).toContain('Place influence');
  });

  test('dies with its question', async () => {
    const { seq, decision, link, draft } = await firstAction();
    await postForm(server, link, { seq: String(seq) }).expect(200);
    expect((await getPage(server, link)).status).toBe(410);
    expect((await postForm(server, `${draft}/add`, { decision, a: 'place' })).status).toBe(409);
  });
});
