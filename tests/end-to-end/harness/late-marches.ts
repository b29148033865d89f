import type { GameModule } from '../../../src/kernel/rules.ts';
import { LAND } from '../../fixtures/marches/map.ts';
import { marches, marchesRules } from '../../fixtures/marches/rules.ts';

/** A game of Marches has so many seasons. */
const ALL = 8;
const MIDDLE = LAND.filter((area) => /[b-e][2-5]/.test(area));

/**
 * Marches with only its last seasons, for tests in which each season takes a while: the corps of everybody have met in
 * the middle of the map.
 */
export function lateMarches(seasons: number): GameModule {
  const setup: GameModule['rules']['setup'] = ({ seats, ruleset }) => {
    const { state, agenda } = marchesRules.setup({ seats, ruleset, options: {}, pack: {} });
    const corps = state.corps.map((one, i) => ({ ...one, area: MIDDLE[i % (MIDDLE.length / 2)] ?? one.area }));
    return { state: { ...state, corps, season: ALL - seasons }, agenda };
  };
  return { ...marches, rules: { ...marches.rules, setup } };
}
