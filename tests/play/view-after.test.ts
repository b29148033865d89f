import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Choice } from '../../src/kernel/choice.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import type { TableView } from '../../src/play/table-view.ts';
import { viewAfter, viewTable } from '../../src/play/view-table.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

/** A table but for what answers would do: they are tried for whoever reads it, not for who has just answered. */
function untried(table: TableView): TableView {
  const told = JSON.stringify(table);
  expect(told.includes('"effect":{')).toBe(table.decisions.some(({ mine }) => mine?.choice.kind === 'one'));
  return {
    ...table,
    decisions: table.decisions.map((decision) => {
      const choice = decision.mine?.choice;
      if (!decision.mine || choice?.kind !== 'one') return decision;
      const options = choice.options.map(({ effect, ...option }) => option);
      return { ...decision, mine: { ...decision.mine, choice: { ...choice, options } } };
    }),
  };
}

test('what a submission answers is what a reader would be shown', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  for (let i = 0; i < 3; i += 1) {
    const row = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
    const at = player(row.seat);
    const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const answers = [{ decision: row.decision, answer: 'on' }];
    const done = await submitAnswers(world.services, {
      tableId,
      ...at,
      expectedSeq: seq,
      answers,
      key: newId(),
      how: 'api',
    });
    const after = await viewAfter(world.services, tableId, at.seat, done.seq);
    expect(after).toEqual(untried(await viewTable(world.services, tableId, at.seat)));
    expect(after).toEqual(untried(await viewTable(world.another(), tableId, at.seat)));
  }
});

test('when the table has moved on since, it is read anew', async () => {
  const { tableId, player } = await startedTable(world);
  const seq = await answerNow(world.services, tableId, player('Ann'), 'on');
  const waiting = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  await answerNow(world.another(), tableId, player(waiting.seat), 'on');
  expect(await viewAfter(world.services, tableId, 'Ann', seq - 1)).toEqual(
    untried(await viewTable(world.services, tableId, 'Ann')),
  );
});

test('the end of a game is shown with its outcome', async () => {
  const { tableId, players } = await startedTable(world, ['Red', 'Blue'], { game: 'market-day' });
  for (;;) {
    const { decisions } = await viewTable(world.services, tableId, 'moderator');
    const [open] = decisions;
    if (!open) break;
    const ready = open.window?.names ?? [];
    const seat = players.find((one) => open.waiting.includes(one.seat) && !ready.includes(one.seat));
    if (!seat) throw new Error('nobody is waited for');
    const seq = await answerNow(world.services, tableId, seat, 0);
    expect(await viewAfter(world.services, tableId, seat.seat, seq)).toEqual(
      await viewTable(world.services, tableId, seat.seat),
    );
  }
});

test('beside the questions it holds only what calls for an answer; the long forms come with the table', async () => {
  const { tableId, player } = await startedTable(world, ['Red', 'Blue'], { game: 'side-deals' });
  const seq = await answerNow(world.services, tableId, player('Red'), firstAnswer(await mine(tableId, 'Red')));
  expect((await viewTable(world.services, tableId, 'Red')).optionalActions.length).toBeGreaterThan(0);
  const { optionalActions } = await viewAfter(world.services, tableId, 'Red', seq);
  expect(optionalActions.filter(({ calls }) => !calls)).toEqual([]);
});

async function mine(tableId: string, seat: string) {
  const { decisions } = await viewTable(world.services, tableId, seat);
  return decisions.find((decision) => decision.mine)?.mine?.choice;
}

function firstAnswer(choice: Choice | undefined): string | number {
  if (choice?.kind === 'one') return choice.options[0]?.id ?? '';
  return choice?.kind === 'number' ? choice.min : '';
}
