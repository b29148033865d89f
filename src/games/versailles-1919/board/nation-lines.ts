import type { Message } from '../../../kernel/message.ts';
import type { FactionView, View } from '../view-types.ts';
import { msg } from './msg.ts';
import { figure, strategyVp } from './tally.ts';

/** A number as it is written, a word, or undefined: a dash, the faction has nothing of the kind. */
export type NationFigure = string | Message | undefined;

export type NationLine = {
  readonly label: Message;
  readonly of: (faction: FactionView) => NationFigure;
  readonly strong?: true;
  /** A rule above it. */
  readonly first?: true;
};

/** What every nation has, and what it would score now: the lines of a table. */
export function nationLines(view: View): readonly NationLine[] {
  const played = (of: (faction: FactionView) => string) => (faction: FactionView) =>
    faction.id === view.neutral ? undefined : of(faction);
  const mobilized = ({ units }: FactionView) => units.available + units.exhausted + units.deployed;
  return [
    ...(view.solo ? [{ label: msg('versailles-1919-board.run-by'), of: runBy(view.solo) }] : []),
    { label: msg('versailles-1919-board.available'), of: (f) => String(f.available), strong: true, first: true },
    { label: msg('versailles-1919-board.exhausted'), of: (f) => String(f.exhausted) },
    {
      label: msg('versailles-1919-board.units-available'),
      of: played(({ units }) => String(units.available)),
      strong: true,
      first: true,
    },
    { label: msg('versailles-1919-board.units-exhausted'), of: played(({ units }) => String(units.exhausted)) },
    { label: msg('versailles-1919-board.units-deployed'), of: played(({ units }) => String(units.deployed)) },
    { label: msg('versailles-1919-board.units-allowed'), of: played((f) => `${mobilized(f)} / ${f.allowed}`) },
    ...(view.solo ? strengthLines(view.solo) : scoreLines(view)),
  ];
}

/** 14: the score sheet of this moment; a neutral faction has none. */
function scoreLines({ neutral }: View): readonly NationLine[] {
  const scored = (of: (score: FactionView['score']) => number) => (faction: FactionView) =>
    faction.id === neutral ? undefined : figure(of(faction.score));
  return [
    { label: msg('versailles-1919-board.score-issues'), of: scored(({ issues }) => issues), first: true },
    { label: msg('versailles-1919-board.score-flags'), of: scored(({ flags }) => flags) },
    { label: msg('versailles-1919-board.score-strategy'), of: scored(strategyVp) },
    { label: msg('versailles-1919-board.score-happiness'), of: scored(({ happiness, zero }) => happiness + zero) },
    { label: msg('versailles-1919-board.score-total'), of: scored(({ total }) => total), strong: true, first: true },
  ];
}

type Solo = NonNullable<View['solo']>;

/** 16.3: what counts for one player alone. */
function strengthLines({ strengths }: Solo): readonly NationLine[] {
  const strengthOf = (faction: FactionView) => strengths.find((other) => other.faction === faction.id)?.strength ?? 0;
  const issuesOf = (faction: FactionView) => faction.issues.reduce((sum, { vp }) => sum + vp, 0);
  return [
    { label: msg('versailles-1919-board.score-issues'), of: (f) => String(issuesOf(f)), first: true },
    { label: msg('versailles-1919-board.own-tokens'), of: (f) => String(strengthOf(f) - issuesOf(f)) },
    { label: msg('versailles-1919-board.strength'), of: (f) => String(strengthOf(f)), strong: true, first: true },
  ];
}

function runBy({ faction }: Solo) {
  return ({ id }: FactionView) => msg('versailles-1919-board.runs', { who: id === faction ? 'player' : 'bot' });
}
