import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../../src/platform/new-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { startedTable } from '../../tables/fixtures/table-world.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let mia: Person;
beforeAll(async () => {
  server = await startServer();
  mia = await server.person('Mia');
});
afterAll(() => server.close());

/** Harvest of three, moderated by Mia: Ann and Bob have answered on their fields, as entries 2 and 3. */
async function harvest(): Promise<string> {
  const { services } = server;
  const person = async (name: string) => (await server.person(name)).player;
  const { tableId, player } = await startedTable({ services, person }, ['Ann', 'Bob', 'Cid'], { game: 'harvest' });
  await services.db.tableModerator.create({ data: { tableId, playerId: mia.player.id } });
  for (const [seat, decision] of [
    ['Ann', '1.1'],
    ['Bob', '1.2'],
  ] as const) {
    const answers = [{ decision, answer: 'sow' }];
    await submitAnswers(services, { tableId, ...player(seat), expectedSeq: 1, answers, key: newId(), how: 'api' });
  }
  return tableId;
}

test('the preview lists what would stay on other branches, and tries it with all of them void', async () => {
  const tableId = await harvest();
  const rule = (fields: { [name: string]: string }) => postForm(server, `/desk/t/${tableId}/rule`, fields, mia);
  const fields = { kind: 'rewind', to: '1', expectedSeq: '3', reason: 'A rule was read wrongly' };
  const kept = await rule({ ...fields, do: 'try' }).expect(200);
  expect(textOf(kept.text)).toMatch(/would stay; they are listed below.*Void them, too.*What would stay.*Bob/s);

  // The button sends the form beside it.
  const all = await rule({ ...fields, others: 'void', do: 'try' }).expect(200);
  expect(textOf(all.text)).toMatch(/All branches would go back.*Let what is untouched stay/s);
  expect(textOf(all.text)).not.toContain('What would stay');
  expect(all.text).toContain('<input type="hidden" name="others" value="keep">');

  // The way back to the form keeps it, and what was seen is what is ruled.
  const back =
    /href="(\/desk\/t\/[^"]*rule\?[^"]*)"/.exec(all.text)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=') ??
    '';
  expect((await getPage(server, back, mia).expect(200)).text).toContain('name="others" value="void"');
  const seen = { expectedSeq: fieldValue(all.text, 'expectedSeq') ?? '', seen: fieldValue(all.text, 'seen') ?? '' };
  const unseen = await rule({ ...fields, ...seen, do: 'rule' }).expect(200);
  expect(textOf(unseen.text)).toContain('Nothing was ruled yet');
  await rule({ ...fields, ...seen, others: 'void', do: 'rule' }).expect(303);
  const { decisions } = await viewTable(server.services, tableId, 'spectator');
  expect(decisions.map(({ id }) => id)).toEqual(['1.1', '1.2', '1.3']);
});

test('the API takes the same, and refuses another word', async () => {
  const tableId = await harvest();
  const call = (path: string, others: string) =>
    as(server, mia, 'post', `/api/tables/${tableId}/rulings${path}`).send({
      ruling: { type: 'rewind', to: 1, others },
      reason: 'A rule was read wrongly',
      expectedSeq: 3,
    });
  expect((await call('/try', 'keep').expect(200)).body.counts).toMatchObject({ voided: 1, kept: 1 });
  expect((await call('/try', 'void').expect(200)).body.counts).toMatchObject({ voided: 2, kept: 0 });
  await call('', 'drop').expect(400);
  expect((await call('', 'void').expect(201)).body).toEqual({ ruling: 4, seq: 4, repeated: false });
});
