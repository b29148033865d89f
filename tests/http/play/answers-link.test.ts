import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../../../src/kernel/choice.ts';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { musters } from '../../fixtures/musters/rules.ts';
import { startedTable } from '../../tables/fixtures/table-world.ts';
import { databaseDigest } from '../harness/database-digest.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games: [musters] });
});
afterAll(() => server.close());

const MUSTER = '1.1';
const TOLL = '1.2';
const NORTH = '1.3';
const SOUTH = '1.4';
const ORDERS: Answer = [
  { order: 'march', answer: { corps: 'corps:1', to: 'town:metz' } },
  { order: 'stay', answer: 'corps:2' },
];

/** Red is asked for orders, the toll, and dice at two tables; has two coins, and has replied to all or some of it. */
async function replied(given: { readonly [decision: string]: Answer }) {
  const { services } = server;
  const person = async (name: string) => (await server.person(name)).player;
  const { tableId, player } = await startedTable({ services, person }, ['Red', 'Blue'], { game: 'musters' });
  const answers = Object.entries(given).map(([decision, answer]) => ({ decision, answer, seq: 1 }));
  const token = await issueLink(services, { purpose: 'answers', tableId, ...player('Red'), seq: 1, answers });
  const link = `/r/${token}`;
  const look = async (status = 200) => {
    const { text } = await getPage(server, link).expect(status);
    const value = (name: string) => fieldValue(text, name) ?? '';
    return { text: textOf(text), fields: { seq: value('seq'), takes: value('takes') } };
  };
  return {
    link,
    look,
    press: async (fields: { readonly seq: string; readonly takes: string }, status = 200) =>
      textOf((await postForm(server, link, fields).expect(status)).text),
    entries: async () => {
      const entries = await services.db.entry.findMany({ where: { tableId }, orderBy: { seq: 'asc' } });
      return entries.slice(1).map(({ data }) => Object(data).decision);
    },
    /** What waits beside the log until Blue has answered, too. */
    kept: async () => {
      const kept = await services.db.keptAnswer.findMany({ where: { tableId, seat: 'Red' } });
      return kept.map(({ decision, answer }) => ({ decision, answer }));
    },
    submissions: () => services.db.submission.count({ where: { tableId } }),
    elsewhere: (decision: string, answer: Answer) =>
      submitAnswers(services, {
        ...{ tableId, ...player('Red'), expectedSeq: 1, key: decision, how: 'api' },
        answers: [{ decision, answer }],
      }),
  };
}

test('a page shows all answers and changes nothing; a press gives all at once, what needs a die last', async () => {
  const red = await replied({ [NORTH]: 'roll', [MUSTER]: ORDERS, [TOLL]: 'pay' });
  const before = await databaseDigest(server.database.url);
  const { text, fields } = await red.look();
  expect(text).toContain('3 answers');
  expect(text).toMatch(/What do your corps do\?” “?2 orders”? “I Corps to Metz” “II Corps stays” “1 corps without/);
  expect(text).toMatch(/Do you pay the toll\?” “pay” What will happen.* “Red: pay”/);
  expect(text).toContain('Then chance comes in');
  expect(text).not.toContain('one after the other');
  expect(await databaseDigest(server.database.url)).toBe(before);

  expect(await red.press(fields)).toContain('What happened');
  expect(await red.press(fields)).toContain('What happened');
  expect(await red.entries()).toEqual([TOLL, NORTH]);
  expect(await red.kept()).toEqual([{ decision: MUSTER, answer: ORDERS }]);
  expect(await red.submissions()).toBe(1);
  // The orders may be changed until all are ready; nothing else of the link can be given any more.
  expect((await red.look()).fields.takes).toBe(MUSTER);
});

test('answers that cannot be one submission are given one after the other, after one press', async () => {
  const red = await replied({ [NORTH]: 'roll', [SOUTH]: 'roll', [TOLL]: 'decline' });
  const { text, fields } = await red.look();
  expect(text).toContain('They are taken one after the other');
  await red.press(fields);
  expect(await red.entries()).toEqual([TOLL, NORTH, SOUTH]);
  expect(await red.submissions()).toBe(2);
  await red.press(fields);
  expect(await red.submissions()).toBe(2);
  expect((await red.look(410)).text).toContain('This question is settled');
});

test('the first of them that does not hold any more ends it, and it is told how many are left out', async () => {
  const red = await replied({ [NORTH]: 'roll', [SOUTH]: 'roll', [TOLL]: 'pay' });
  const done = await red.press((await red.look()).fields);
  expect(done).toContain('One answer was not given: “There is no coin left.”');
  expect(await red.entries()).toEqual([TOLL, NORTH]);
});

test('answers that contradict each other are not given at all', async () => {
  const red = await replied({ [NORTH]: 'bet', [SOUTH]: 'bet', [TOLL]: 'pay' });
  expect((await red.look(410)).text).toContain('“There is no coin left.”');
  await red.press({ seq: '1', takes: `${NORTH} ${SOUTH} ${TOLL}` }, 409);
  expect(await red.entries()).toEqual([]);
});

test('what is over by then is left out, after it has been shown', async () => {
  const red = await replied({ [TOLL]: 'pay', [NORTH]: 'watch', [MUSTER]: ORDERS });
  const { fields } = await red.look();
  await red.elsewhere(TOLL, 'decline');
  expect(await red.press(fields, 409)).toContain('Something has happened since you opened this page.');
  expect(await red.entries()).toEqual([TOLL]);
  const now = await red.look();
  expect(now.text).toContain('Your answer number 1 is left out: You have answered this question already.');
  expect(now.fields.takes).toBe(`${NORTH} ${MUSTER}`);
  await red.press(now.fields);
  expect(await red.entries()).toEqual([TOLL, NORTH]);
  expect(await red.kept()).toHaveLength(1);
});

test('a link of another purpose, or a forged one, opens nothing', async () => {
  const red = await replied({ [TOLL]: 'pay', [NORTH]: 'watch' });
  await getPage(server, red.link.replace('/r/', '/a/')).expect(404);
  await postForm(server, '/r/forged', {}).expect(404);
});
