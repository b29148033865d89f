import { beginLandSheet, MOST_LINES, previewLand } from '../../../../src/games/empires-in-arms/land/land-sheet.ts';
import type { Options } from '../../../../src/games/empires-in-arms/options.ts';
import { SCENARIO_POWERS, type ScenarioId } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { powerOf } from '../../../../src/games/empires-in-arms/sequence/who-decides.ts';
import type { RandomSource } from '../../../../src/kernel/chance.ts';
import type { Answer, SheetLine } from '../../../../src/kernel/choice.ts';
import { cloneData } from '../../../../src/kernel/json.ts';
import { sheetFor } from '../../../../src/kernel/open-decisions.ts';
import { Refusal } from '../../../../src/kernel/refusal.ts';
import { sampleAnswer } from '../../../../src/kernel/sample-answer.ts';
import { sampleSheet } from '../../../../src/kernel/sample-sheet.ts';
import { isPoint, type SheetPoint } from '../../../../src/kernel/sheet.ts';
import { fitLine } from '../../../../src/kernel/walk-sheet.ts';
import { huntingSheet } from './hunt.ts';
import { goToWar } from './marching-module.ts';
import { type WholeCampaign, wholeCampaign } from './whole-campaign.ts';

const { pack } = rules.builtInPack();
const YEAR = 12;
/** A naval sheet is written in so many goes: one at random is short. */
const GOES = 5;
const TRIES = 20;

type Hunt = {
  readonly ruleset?: number;
  readonly options?: Partial<Options>;
  readonly months?: number;
  readonly scenario?: ScenarioId;
};

/**
 * A year of seven powers whose corps hunt for enemies, and who do all else at random; sound after every entry. Of so
 * many months, if they are given, or to the end of the campaign before them. Or a scenario of two, to its end.
 */
export function huntingCampaign(
  random: RandomSource,
  each: (game: WholeCampaign) => void,
  { ruleset = MARCH, options = {}, months = YEAR, scenario }: Hunt = {},
): WholeCampaign {
  const game = scenario
    ? wholeCampaign({ ruleset, options: { ...options, scenario }, played: SCENARIO_POWERS[scenario] })
    : wholeCampaign({ ruleset, options: { ...options, campaign: 'short' }, change: goToWar });
  while (game.state.month < months && game.fallback !== undefined) {
    const [seat = ''] = game.open()?.waiting ?? [];
    const ordered = game.ordered(seat);
    if (ordered === undefined) answerAtRandom(game, seat, random);
    else game.answer(ordered);
    each(game);
  }
  return game;
}

/** What is refused is drawn again, and in the end answered as if the seat were silent. */
function answerAtRandom(game: WholeCampaign, seat: string, random: RandomSource): void {
  for (let n = 0; n < TRIES; n += 1)
    try {
      game.answer(drawn(game, seat, random));
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  game.answer(game.fallback ?? []);
}

function drawn(game: WholeCampaign, seat: string, random: RandomSource): Answer {
  const { id = '', name } = game.open() ?? {};
  if (name === 'land-turn') return landSheet(game, seat, random);
  if (name === 'battle-plan' || name === 'battle-again') return battlePlan(sampleAnswer(game.choice, random));
  const sheet = sheetFor(game.game, game.machine, id, seat);
  if (!sheet) return sampleAnswer(game.choice, random);
  return name === 'naval-turn'
    ? navalSheet(sheet.begin, sheet.max, random)
    : (sampleSheet(sheet.begin, sheet.max, random) ?? game.fallback ?? []);
}

/** Corps are sent around the flank only with the chit for it; so half of what is drawn holds. */
function battlePlan(answer: Answer): Answer {
  if (typeof answer !== 'object' || Array.isArray(answer)) return answer;
  const { flank, ...rest } = Object.fromEntries(Object.entries(answer));
  const around = rest.chit === 'outflank' || rest.next === 'outflank';
  return around && flank !== undefined ? { ...rest, flank } : rest;
}

function landSheet(game: WholeCampaign, seat: string, random: RandomSource): readonly SheetLine[] {
  const power = powerOf(seat);
  const board = { state: cloneData(game.state), pack };
  const hunted = huntingSheet(board, power, random);
  const after = previewLand(board, power, hunted);
  const more = sampleSheet(beginLandSheet({ state: after, pack }, power), MOST_LINES - hunted.length, random) ?? [];
  return [...hunted, ...more];
}

function navalSheet(begin: SheetPoint, max: number, random: RandomSource): readonly SheetLine[] {
  const lines: SheetLine[] = [];
  let point = begin;
  for (let n = 0; n < GOES; n += 1)
    for (const line of sampleSheet(point, max - lines.length, random) ?? []) {
      const next = fitLine(point, line);
      if (!isPoint(next)) continue;
      lines.push(line);
      point = next;
    }
  return lines;
}
