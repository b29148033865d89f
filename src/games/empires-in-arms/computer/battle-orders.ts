import type { Answer, Choice } from '../../../kernel/choice.ts';
import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { areaName } from '../names.ts';
import { type AreaId, ATTACK_CHITS, type Chit, DEFENCE_CHITS } from '../pack-lists.ts';
import { type Asked, type AskedFor, because } from './asked.ts';
import { type BattleGuess, hopeOfAttack, hopeOfDefence } from './chit-odds.ts';
import { msg } from './msg.ts';
import { bare, fieldChoice, fieldsIn, optionsOf } from './read-choice.ts';
import { distance, isHeldBy, type Situation, situationOf, zoneOf } from './situation.ts';
import { guessedWorth } from './strength.ts';

/** A defender with less of the enemy's strength than this tries to get away. */
const RUNS_BELOW = 0.5;
/** With less than this it leaves the field after a day. */
const LEAVES_BELOW = 0.8;
/** Corps from beside the area are called with less than this. */
const CALLS_BELOW = 2;
/** One time in so many it lays down the second best chit, so that it cannot be counted on. */
const SURPRISES_ONE_IN = 3;
/** What is lost first: what costs least to replace, and wins least. */
const LOST_FIRST = ['militia', 'feudal_infantry', 'infantry', 'freikorps', 'guerrilla', 'feudal_cavalry', 'cossack'];

/** 7.5.2: a chit by the odds and the ground, help while it is not much stronger, the cheapest troops lost first. */
export function battlePlan(asked: AskedFor<'battle-plan'>): ComputerAnswer {
  return planFor(asked, asked.decision.args.area);
}

/** The same before a further round or day; what cannot be said any more is not offered. */
export function battleAgain(asked: AskedFor<'battle-again'>): ComputerAnswer {
  return planFor(asked, asked.decision.args.battle.area);
}

function planFor(asked: Asked, area: AreaId): ComputerAnswer {
  const situation = situationOf(asked);
  const { pack } = situation;
  const { choice } = asked.decision;
  const odds = oddsIn(situation, area);
  const chits = optionsOf(fieldChoice(choice, 'chit')).map(({ id }) => id);
  const chit = chits.length > 0 ? pickChit({ pack, area, odds }, chits, asked.draw) : undefined;
  const answer = Object.fromEntries(
    fieldsIn(choice).flatMap(({ id }): readonly (readonly [string, Answer])[] => {
      const given = id === 'chit' ? chit : fieldAnswer(situation, choice, id, odds);
      return given === undefined ? [] : [[id, given]];
    }),
  );
  const args = { area: areaName(pack, area), chit: chit ?? 'none', odds: odds.toFixed(1) };
  return because(answer, msg('empires-in-arms-computer.battle.plan', args));
}

/** How many times as strong its side is thought to be. */
function oddsIn(situation: Situation, area: AreaId): number {
  const { pack, view, groups, foes, allies } = situation;
  const own = groups.find((group) => group.area === area)?.strength ?? 1;
  const beside = view.backs
    .filter((back) => back.area === area && allies.includes(back.commander) && !back.besieged)
    .reduce((sum, { nation, number }) => sum + number * guessedWorth(pack, nation, zoneOf(view, nation)), 0);
  return (own + beside) / Math.max(1, foes.get(area) ?? 1);
}

/** It never divides its force to go around a flank. */
function pickChit(guess: BattleGuess, chits: readonly string[], draw: Asked['draw']): Chit | undefined {
  if (guess.odds < RUNS_BELOW && chits.includes('withdraw')) return 'withdraw';
  const isOffered = (chit: Chit) => chit !== 'outflank' && chit !== 'withdraw' && chits.includes(chit);
  const hopes: readonly (readonly [Chit, number])[] = [
    ...ATTACK_CHITS.filter(isOffered).map((chit) => [chit, hopeOfAttack(guess, chit)] as const),
    ...DEFENCE_CHITS.filter(isOffered).map((chit) => [chit, hopeOfDefence(guess, chit)] as const),
  ];
  const [first, second] = hopes.toSorted(([, a], [, b]) => b - a);
  return draw(SURPRISES_ONE_IN) === 0 ? (second ?? first)?.[0] : first?.[0];
}

/** What it says in the other fields; undefined: nothing. */
function fieldAnswer(situation: Situation, choice: Choice, field: string, odds: number): Answer | undefined {
  const options = optionsOf(fieldChoice(choice, field));
  switch (field) {
    case 'reinforce':
      return odds < CALLS_BELOW ? options.map(({ id }) => id) : undefined;
    case 'leave':
      return odds < LEAVES_BELOW ? 'always' : 'ours-below-1.5';
    case 'pursue':
      return 'yes';
    case 'losses':
      return options.toSorted((a, b) => rankOf(bare(a)) - rankOf(bare(b))).map(({ id }) => id);
    case 'retreat':
      return options
        .toSorted((a, b) => dangerOf(situation, bare(a)) - dangerOf(situation, bare(b)))
        .map(({ id }) => id);
    default:
      return undefined;
  }
}

const rankOf = (kind: string) => {
  const at = LOST_FIRST.indexOf(kind);
  return at < 0 ? LOST_FIRST.length : at;
};

/** Enemies there first of all, then whose land it is, then the way to the capital. */
function dangerOf(situation: Situation, area: AreaId): number {
  const { pack, power, foes } = situation;
  const far = distance(situation, area, pack.nations[power].capital);
  const ABROAD = 5;
  const ENEMIES = 100;
  return far + (isHeldBy(situation, power, area) ? 0 : ABROAD) + (foes.has(area) ? ENEMIES : 0);
}
