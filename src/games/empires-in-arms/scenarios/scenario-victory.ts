import { isLastMonth } from '../calendar/month-number.ts';
import type { Power } from '../pack-lists.ts';
import type { Scenario } from '../scenario-types.ts';
import { endCampaign } from '../sequence/end-campaign.ts';
import type { Ending } from '../state.ts';
import type { Position, Step } from '../types.ts';
import { countArmy, countObjectives } from './count-objectives.ts';
import { scenarioOf } from './scenario-of.ts';
import { winnersByObjectives } from './winners-by-objectives.ts';

/** 13: after each month the objectives are counted, and somebody may have won. */
export const scenarioVictory: Step<'scenario-victory'> = {
  section: '13',
  run: (play) => {
    const { state, tell } = play;
    const scenario = scenarioOf(play);
    if (!scenario) throw new Error('only scenarios have objectives');
    const counted = [...countObjectives(play, scenario)].map(([power, points]) => {
      state.powers[power].victoryPoints = points;
      return { power, points, needs: state.powers[power].goal };
    });
    tell({ type: 'objectives-counted', points: counted });
    const ending = endingOf(play, scenario);
    if (ending) endCampaign(play, ending);
  },
};

/**
 * Who has won after a month: whose enemy has lost its army, then who has a decisive number of points; both at once
 * decide nothing (ruling). After the last month who attacks has what it needs, or the other has won.
 */
function endingOf({ state, pack }: Pick<Position, 'state' | 'pack'>, scenario: Scenario): Ending | undefined {
  const { sides } = scenario;
  const broken = sides.filter(({ power, armyLeast }) => countArmy({ state, pack }, power) < armyLeast);
  const standing = sides.filter((side) => !broken.includes(side));
  if (broken.length === 1) return won('army_lost', standing);
  const decisive = sides.filter(({ power, decisive: needed }) => state.powers[power].victoryPoints >= needed);
  if (decisive.length === 1) return won('decisive', decisive);
  if (!isLastMonth(pack.calendar, state.campaign, state.month)) return undefined;
  return { how: 'objectives', winners: winnersByObjectives({ state }, scenario) };
}

const won = (how: Ending['how'], sides: readonly { readonly power: Power }[]): Ending => ({
  how,
  winners: sides.map(({ power }) => power),
});
