import { describe, expect, test } from '@jest/globals';
import { beginLandSheet } from '../../../../src/games/empires-in-arms/land/land-sheet.ts';
import { beginLandTurn } from '../../../../src/games/empires-in-arms/land/land-turn.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { isPoint, type SheetPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { english } from '../../played-game.ts';
import { aCampaign } from '../harness/a-campaign.ts';
import { anEmptyMap, atWar, corpsReach, march, put } from './a-land-step.ts';

const begun = (
  corps: readonly string[],
  by: readonly string[] = [],
  more: { readonly [part: string]: string } = {},
) => ({
  order: 'march',
  parts: { corps: corps.map((id) => `corps:${id}`), ...more },
  by,
});

function onTheRhine() {
  const board = anEmptyMap();
  atWar(board, 'france', 'austria');
  board.state.minorWars.wurttemburg = ['france'];
  put(board, 'france_i', 'metz');
  put(board, 'france_iii', 'metz');
  put(board, 'france_cavalry_i', 'metz', { factors: { cavalry: 3 } });
  put(board, 'france_v', 'lille');
  board.state.landTurn = beginLandTurn('france');
  return beginLandSheet(board, 'france');
}

describe('7.3: a march as it is drawn', () => {
  test('by the cheapest way, and on from its end by another', () => {
    const point = onTheRhine();
    const drawn = point.trace(begun(['france_i'], ['rheims', 'dijon']))?.drawn;
    expect(drawn?.lines).toEqual([march(['france_i'], 'rheims > dijon')]);
    expect(drawn && english.t(drawn.said)).toBe('French I Corps: Metz > Rheims > Dijon');
    const ends = point.trace(begun(['france_i']))?.leads.map(({ takes = [] }) => takes[0] && english.t(takes[0]));
    expect(ends).toContain('4 points, 0 left');
    expect(ends).toContain('5 points, by a forced march');
    const on = point.trace(begun(['france_i'], ['rheims']))?.leads.filter(({ place }) => place === 'dijon') ?? [];
    expect(on.map(({ said }) => english.t(said))).toEqual([
      'French I Corps: Metz > Dijon',
      'French I Corps: Metz > Rheims > Dijon',
    ]);
  });

  test('several go as far as all can: with cavalry none of them is forced (7.3.1.2)', () => {
    const point = onTheRhine();
    const forced = (corps: readonly string[]) =>
      point.trace(begun(corps))?.leads.filter(({ lines }) => JSON.stringify(lines).includes('force')).length;
    expect(forced(['france_i', 'france_iii'])).toBeGreaterThan(0);
    expect(forced(['france_i', 'france_cavalry_i'])).toBe(0);
    expect(point.trace(begun(['france_i', 'france_v']))).toBeUndefined();
    expect(point.trace(begun([]))).toBeUndefined();
  });
});

test('1805: every corps is shown every area that it can reach, and each is what its line would say', () => {
  const board = aCampaign();
  atWar(board, 'france', 'austria');
  for (const power of POWERS) {
    board.state.landTurn = beginLandTurn(power);
    const point: SheetPoint = beginLandSheet(board, power);
    const [who] = fieldsOf(point);
    const corps = who && 'options' in who.choice ? who.choice.options.map(({ id }) => id.slice('corps:'.length)) : [];
    for (const id of corps.slice(0, 4)) {
      const leads = point.trace(begun([id]))?.leads ?? [];
      expect(leads.map(({ place }) => place).toSorted()).toEqual([...corpsReach(board, power, id).keys()].toSorted());
      for (const { lines, said, takes } of leads.slice(0, 12)) {
        const [line] = lines;
        if (!line) throw new Error('a march is a line');
        expect(isPoint(fitLine(point, line))).toBe(true);
        expect([point.say(line), point.forecast(line)]).toEqual([said, takes]);
      }
    }
  }
});

function fieldsOf(point: SheetPoint) {
  const choice = point.order('march')?.choice;
  return choice?.kind === 'form' ? choice.fields : [];
}
