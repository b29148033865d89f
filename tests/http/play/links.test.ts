import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { nextTurn, startTable } from '../harness/a-table.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { answerLinkFor, fieldsOf, play } from '../harness/playing.ts';
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

describe('a link that answers', () => {
  test('shows exactly what will happen and changes nothing, however often it is opened', async () => {
    const table = await startTable(server, ada, ben);
    const link = await answerLinkFor(server, table, await nextTurn(server, table));
    const before = await databaseDigest(server.database.url);
    for (let i = 0; i < 3; i += 1) {
      const { text } = await getPage(server, link).expect(200);
      expect(textOf(text)).toMatch(/So far you have decided Who plays first in round 1\?/);
    }
    expect(await databaseDigest(server.database.url)).toBe(before);
  });

  test('acts once on POST; a second press gets the same answer, and the next question needs no sign-in', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    const link = await answerLinkFor(server, table, turn);
    const seq = String(turn.seq);
    const { text } = await postForm(server, link, { seq }).expect(200);
    expect(textOf(text)).toContain('Done:');
    await postForm(server, link, { seq }).expect(200);
    expect(await server.services.db.entry.count({ where: { tableId: table.id } })).toBe(2);
    const next = /action="(\/c\/[\w-]+\/drafts\/[\d.]+)\/add"/.exec(text)?.[1];
    const following = await nextTurn(server, table);
    if (following.person === turn.person) {
      await postForm(server, `${next}/add`, fieldsOf(following)).expect(303);
      const composed = await getPage(server, next ?? '').expect(200);
      const fields = { key: fieldValue(composed.text, 'key') ?? '', seq: fieldValue(composed.text, 'seq') ?? '' };
      await postForm(server, `${next}/send`, fields).expect(200);
      const again = await postForm(server, `${next}/send`, fields).expect(200);
      expect(textOf(again.text)).toContain('What happened');
    } else expect(next).toBeUndefined();
  });

  test('a link of the past explains itself and shows the question as it stands now', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    const link = await answerLinkFor(server, table, turn);
    await play(server, table, turn);
    const seen = await getPage(server, link).expect(410);
    expect(textOf(seen.text)).toContain('This question is settled');
    expect(textOf(seen.text)).toContain('What happened since that mail');
    await postForm(server, link, { seq: String(turn.seq) }).expect(409);
    expect(await server.services.db.entry.count({ where: { tableId: table.id } })).toBe(2);
    const following = await nextTurn(server, table);
    const shown = await getPage(server, link, turn.person).expect(410);
    expect(shown.text.includes('class="answer"')).toBe(following.person === turn.person);
    // Old mails get forwarded: without a session nothing that is secret is shown any more.
    expect(seen.text).not.toContain('class="answer"');
    expect(textOf(seen.text)).not.toContain('Only you know this');
  });

  test('forged, cut and misused links stand for nobody', async () => {
    const table = await startTable(server, ada, ben);
    const turn = await nextTurn(server, table);
    const link = await answerLinkFor(server, table, turn);
    await getPage(server, link.slice(0, -1)).expect(404);
    await getPage(server, link.replace('/a/', '/c/')).expect(404);
    await postForm(server, link.replace('/a/', '/u/'), {}).expect(404);
    await getPage(server, `/a/${'A'.repeat(43)}`).expect(404);
  });
});

describe('no mail any more', () => {
  test('about one table, and again', async () => {
    const table = await startTable(server, ada, ben);
    const muted = async () => {
      const seats = await server.services.db.seat.findMany({ where: { tableId: table.id, playerId: ada.player.id } });
      return seats.map((seat) => seat.muted);
    };
    const unwanted = { of: 'table', playerId: ada.player.id, tableId: table.id } as const;
    const link = `/u/${await issueLink(server.services, { purpose: 'unsubscribe', unwanted })}`;
    const { text } = await getPage(server, link).expect(200);
    expect(textOf(text)).toContain('Tuesday Club');
    const done = await postForm(server, link, {}).expect(200);
    expect(done.text).toContain(`href="/t/${table.id}"`);
    expect(await muted()).toEqual([true]);
    const page = await getPage(server, `/t/${table.id}`, ada).expect(200);
    expect(textOf(page.text)).toContain('You get no mail about this table');
    await postForm(server, `/t/${table.id}/mail`, { muted: 'no' }, ada).expect(303);
    expect(await muted()).toEqual([false]);
  });

  const target = (playerId: string) => ({ purpose: 'unsubscribe', unwanted: { of: 'play', playerId } }) as const;
  test('GET asks, one click in a mail program acts, without session and origin', async () => {
    const carl = await server.person('Carl');
    const link = `/u/${await issueLink(server.services, target(carl.player.id))}`;
    const { text } = await getPage(server, link).expect(200);
    expect(textOf(text)).toContain('about to stop');
    const read = () => server.services.db.player.findUniqueOrThrow({ where: { id: carl.player.id } });
    expect((await read()).mail).toEqual({});
    await postForm(server, link, { 'List-Unsubscribe': 'One-Click' }).set('Sec-Fetch-Site', 'cross-site').expect(200);
    expect((await read()).mail).toMatchObject({ off: expect.arrayContaining(['turn', 'reminder']) });
  });
});
