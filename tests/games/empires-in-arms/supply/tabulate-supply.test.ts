import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { t } from '../board/a-board.ts';
import { put } from '../land/a-land-step.ts';
import { aSummer, depots, supplied } from './a-supply-step.ts';

const spanish = translator('es', 'UTC').t;

/** Austria's first corps draws from the depot in Innsbruck, its second forages in Zurich. */
function twoCorps(second = 'austria_ii'): Board {
  const board = aSummer();
  board.state.minors.switzerland = { status: 'conquered', controller: 'prussia' };
  depots(board, 'austria', 'innsbruck');
  put(board, 'austria_i', 'innsbruck');
  put(board, second, 'zurich');
  board.state.marches = {
    austria_i: { entered: ['innsbruck'], left: 0 },
    [second]: { entered: ['zurich'], left: 0, forced: true },
  };
  return board;
}

type Supplied = ReturnType<typeof supplied>;

/** The table of the last supply as a viewer reads it. */
function tableFor({ facts, game }: Supplied, viewer: string, say = t) {
  const [table] = facts.flatMap((fact) => rules.tabulate?.(game.setting, fact, viewer) ?? []);
  const cell = (one: Parameters<typeof t>[0] | string) => (typeof one === 'string' ? one : say(one));
  return (
    table && {
      text: say(table.text),
      columns: table.columns.map(say),
      rows: table.rows.map(({ cells }) => cells.map(cell)),
      said: table.rows.map(({ said }) => say(said)),
    }
  );
}

describe('7.4: supply as a table', () => {
  const game = supplied(twoCorps(), ['austria'], { 'forage:zurich': [5] });

  test('its power reads who, how, the dice, what was lost and what was paid', () => {
    const table = tableFor(game, 'austria');
    expect(table?.text).toMatch(/^Austria is supplied: \d+ money\.$/);
    expect(table?.columns).toEqual(['Who', 'How', 'Dice', 'Lost', 'Paid']);
    const [foraged, paid] = table?.rows ?? [];
    expect(paid).toEqual(['Austrian I Corps in Innsbruck', 'from the depot there', '', '', '½']);
    expect(foraged?.slice(0, 2)).toEqual(['Austrian II Corps in Zurich', 'foraging after a forced march']);
    expect(foraged?.[2]).toMatch(/^5 \+\d against 3$/);
    expect(foraged?.[3]).toMatch(/^\d infantry$/);
  });

  test('each row is a sentence, too: the same that the log has in one', () => {
    const [whole = ''] = game.told('austria');
    for (const said of tableFor(game, 'austria')?.said ?? ['none']) expect(whole).toContain(said);
  });

  test('others read areas, dice and how many factors they cost, and in Spanish', () => {
    expect(tableFor(game, 'france')).toMatchObject({
      text: 'Austria lives off the land.',
      columns: ['Area', 'Dice', 'Lost'],
      rows: [['Zurich', '5', expect.stringMatching(/^\d factors?$/)]],
    });
    expect(tableFor(game, 'france', spanish)).toMatchObject({
      text: 'Austria vivaquea.',
      columns: ['Área', 'Dados', 'Pérdidas'],
    });
  });

  test('all who forage and lose nothing share a row, with their dice', () => {
    const board = aSummer();
    put(board, 'austria_i', 'vienna');
    put(board, 'austria_ii', 'prague');
    const game = supplied(board, ['austria'], { 'forage:vienna': [1], 'forage:prague': [2] });
    expect(tableFor(game, 'france')).toMatchObject({
      rows: [['Prague (2) and Vienna (1)', '', 'nothing']],
      said: ['Foraging without a loss, with their dice: Prague (2) and Vienna (1)'],
    });
    const own = tableFor(game, 'austria')?.rows ?? [];
    expect(own).toHaveLength(1);
    expect(own[0]?.[0]).toMatch(/^Austrian I Corps in Vienna \(1 .*\) and Austrian II Corps in Prague \(2 .*\)$/);
    expect(own[0]?.slice(1)).toEqual(['foraging', '', 'nothing', '']);
  });

  test('2.4.2: whose corps it was, and what was paid, changes nothing for others', () => {
    const twin = supplied(twoCorps('austria_iii'), ['austria'], { 'forage:zurich': [5] });
    expect(tableFor(twin, 'france')).toEqual(tableFor(game, 'france'));
    expect(tableFor(twin, 'austria')).not.toEqual(tableFor(game, 'austria'));
  });

  test('where nobody throws a die, others have no table', () => {
    const board = twoCorps();
    delete board.state.corps.austria_ii;
    expect(tableFor(supplied(board, ['austria'], {}), 'france')).toBeUndefined();
  });
});
