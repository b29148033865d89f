import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { drawField, drawText, readRuling } from '../../../src/http/rulings/read-ruling.ts';
import type { RulingKind } from '../../../src/http/rulings/ruling-kinds.ts';
import { drawsOf, recentRolls, recentRulings, targetsOf } from '../../../src/http/rulings/ruling-targets.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { loadHead } from '../../../src/log/load-head.ts';
import { possibleCorrections } from '../../../src/rulings/possible-corrections.ts';
import { rewind, ruleNow } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';
import { formOfAnswer } from '../forms/form-of-answer.ts';

let world: World;
let tableId: string;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  const table = await startedTable(world);
  tableId = table.tableId;
  await answerNow(world.services, tableId, table.player('Ann'), 'roll');
});

async function read(kind: RulingKind, fields: { readonly [name: string]: string }, seq = 0) {
  const head = await loadHead(world.services, tableId);
  return readRuling(kind, head, new URLSearchParams(fields), await drawsOf(world.services, head, seq));
}

describe('a form of a ruling', () => {
  test('names an entry', async () => {
    expect(await read('rewind', { to: ' 1 ' })).toEqual({ ok: true, part: { ruling: { type: 'rewind', to: 1 } } });
    expect(await read('undo', { seq: '4' })).toEqual({
      ok: true,
      part: { ruling: { type: 'undo', seq: 4 } },
    });
    const wrong = await read('rewind', { to: '1.5' });
    expect(wrong.ok || wrong.problems.map(({ field, reason }) => [field, translator('en', 'UTC').t(reason)])).toEqual([
      ['to', '“1.5” is not the number of an entry.'],
    ]);
  });

  test('replaces a roll by what stands in its fields; an empty one is drawn', async () => {
    const [draw] = await drawsOf(world.services, await loadHead(world.services, tableId), 2);
    expect(draw).toMatchObject({ purpose: 'die:leg' });
    const other = draw?.result === 6 ? 5 : 6;
    const given = await read('replace-roll', { seq: '2', [drawField(0)]: String(other) }, 2);
    expect(given).toEqual({
      ok: true,
      part: { ruling: { type: 'replace-roll', seq: 2 }, chance: [{ purpose: 'die:leg', result: other }] },
    });
    expect(await read('replace-roll', { seq: '2', [drawField(0)]: '' }, 2)).toMatchObject({ part: { chance: [] } });
    if (!given.ok) throw new Error('it was not read');
    await ruleNow(world.services, tableId, given.part.ruling, { chance: given.part.chance });
    const { machine } = await loadHead(world.services, tableId);
    expect(machine.state).toMatchObject({ rolled: [other] });
  });

  test('draws anew what came after the last die that was changed, where it says so', async () => {
    const head = await loadHead(world.services, tableId);
    const dice = [2, 5, 3, 4].map((result) => ({ purpose: 'die:battle:france', result }));
    const chanceOf = (texts: readonly string[], after: string) => {
      const fields = texts.map((text, i) => [drawField(i), text] as [string, string]);
      const reading = readRuling(
        'replace-roll',
        head,
        new URLSearchParams([['seq', '2'], ['after', after], ...fields]),
        dice,
      );
      return reading.ok ? reading.part.chance?.map(({ result }) => result) : undefined;
    };
    expect(chanceOf(['2', '6', '3', '4'], 'anew')).toEqual([2, 6]);
    expect(chanceOf(['2', '6', '3', '4'], 'kept')).toEqual([2, 6, 3, 4]);
    expect(chanceOf(['2', '5', '3', '4'], 'anew')).toEqual([2, 5, 3, 4]);
    expect(chanceOf(['2', '', '3', '4'], 'anew')).toEqual([2]);
  });

  test('picks a seat that is asked', async () => {
    const [target] = targetsOf(await loadHead(world.services, tableId), 'waiting');
    expect(target).toMatchObject({ value: '2.1|Ann', seat: 'Ann' });
    expect(await read('skip', { target: '2.1|Ann' })).toMatchObject({
      part: { ruling: { type: 'skip', seat: 'Ann' } },
    });
    expect(await read('force', { target: '2.1|Ann', a: 'pass' })).toEqual({
      ok: true,
      part: { ruling: { type: 'force', decision: '2.1', seat: 'Ann', answer: 'pass' } },
    });
    for (const wrong of ['', '2.1|Bob', '9.9|Ann'])
      expect(await read('skip', { target: wrong })).toMatchObject({ ok: false });
    expect(await read('withdraw', { target: '2.1|Ann' })).toMatchObject({ ok: false });
    expect(await read('end', { how: 'badly' })).toMatchObject({ ok: false, problems: [{ field: 'how' }] });
    expect(await read('correct', { correction: 'magic' })).toMatchObject({ problems: [{ field: 'correction' }] });
  });
});

test('entries with rolls and rulings that count are offered', async () => {
  const { services } = world;
  expect(await recentRolls(services, tableId)).toEqual([{ seq: 2, purposes: ['die:leg'] }]);
  const first = await rewind(services, tableId, 1);
  expect((await recentRulings(services, tableId)).map(({ seq }) => seq)).toEqual([first]);
  await ruleNow(services, tableId, { type: 'undo', seq: first });
  expect((await recentRulings(services, tableId)).map(({ seq }) => seq)).toEqual([first + 1]);
});

test('a shuffle stands in its field as its ids', () => {
  expect(drawText(['b', 'a'])).toBe('b, a');
  expect(drawText(4)).toBe('4');
});

test.each([
  ['iron-curtain', ['us', 'ussr']],
  ['versailles-1919', ['uk', 'fr', 'us', 'it']],
])('every correction of %s that is possible can be read from its own form', async (game, seats) => {
  const started = await startedTable(world, seats, { game });
  const head = await loadHead(world.services, started.tableId);
  const corrections = possibleCorrections(head);
  expect(corrections.length).toBeGreaterThan(0);
  for (const { name, question } of corrections) {
    const answer = sampleAnswer(question.choice, () => 0);
    const fields = formOfAnswer(question.choice, answer);
    fields.set('correction', name);
    expect(readRuling('correct', head, fields, [])).toEqual({
      ok: true,
      part: { ruling: { type: 'correct', correction: name, answer } },
    });
  }
});
