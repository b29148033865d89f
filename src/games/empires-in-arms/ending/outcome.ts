import type { Message } from '../../../kernel/message.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { figure } from '../board/figure.ts';
import { winnersAtEnd } from '../economy/who-has-won.ts';
import { msg } from '../msg.ts';
import { powerName } from '../names.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { msg as scenarioMsg } from '../scenarios/msg.ts';
import { isScenario, scenarioOf } from '../scenarios/scenario-of.ts';
import { winnersByObjectives } from '../scenarios/winners-by-objectives.ts';
import type { Ending } from '../state.ts';
import type { Position } from '../types.ts';

/** Who won, by what, and how far everybody came (8.1). */
export function outcomeOf(position: Position): Outcome {
  const { ending } = position.state;
  if (!ending) throw new Error('the campaign is not over');
  return outcomeBy(position, ending);
}

/** The same as if the campaign ended now: as after its last month. */
export function tallyOf(position: Position): Outcome {
  return outcomeBy(position, position.state.ending ?? endingNow(position));
}

/** As if the last month were over. */
function endingNow(position: Position): Ending {
  const scenario = scenarioOf(position);
  return scenario
    ? { how: 'objectives', winners: winnersByObjectives(position, scenario) }
    : { how: 'last_month', winners: winnersAtEnd(position) };
}

/** The end in one sentence. */
export function endText({ how, winners }: Ending): Message {
  return msg('empires-in-arms.end', { how, winners: winners.map(powerName), count: winners.length });
}

function outcomeBy(position: Position, ending: Ending): Outcome {
  const { state, seats } = position;
  const played = POWERS.filter((power) => seats.includes(power));
  const short = (power: Power) => state.powers[power].goal - state.powers[power].victoryPoints;
  const place = (power: Power) =>
    ending.winners.includes(power)
      ? 1
      : 1 +
        ending.winners.length +
        played.filter((other) => !ending.winners.includes(other) && short(other) < short(power)).length;
  const ranked = [...played].sort((a, b) => place(a) - place(b));
  return {
    winners: ending.winners,
    summary: endText(ending),
    standings: ranked.map((power) => ({
      seat: power,
      place: place(power),
      score: state.powers[power].victoryPoints,
    })),
    sheet: ranked.map((power) => lineOf(position, power)),
    scores: {
      text: endText(ending),
      columns: COLUMNS.map((what) => msg('empires-in-arms.end-column', { what })),
      rows: ranked.map((power) => ({
        cells: [powerName(power), figure(state.powers[power].victoryPoints), figure(state.powers[power].goal)],
        said: lineOf(position, power),
      })),
    },
  };
}

const COLUMNS = ['power', 'points', 'goal'] as const;

function lineOf({ state }: Position, power: Power): Message {
  if (isScenario(state.campaign)) return objectivesOf(state.powers[power], power);
  const { victoryPoints, goal, played } = state.powers[power];
  return msg('empires-in-arms.end-line', {
    who: powerName(power),
    has: victoryPoints,
    goal,
    gone: String(played === 'gone'),
  });
}

const objectivesOf = ({ victoryPoints: points, goal: needs }: Position['state']['powers'][Power], power: Power) =>
  scenarioMsg('empires-in-arms-scenarios.points', { power: powerName(power), points, needs });
