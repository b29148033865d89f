import { type AheadFact, isAheadFact } from './ahead-fact.ts';
import { sayCondition } from './ahead-form.ts';
import type { SeatId, Viewer } from './decision.ts';
import { decisionRule } from './decision-rule.ts';
import type { FactTable } from './fact-table.ts';
import type { Game } from './machine.ts';
import type { MapMove } from './map-move.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import type { ScenePiece } from './scene.ts';

type Fact = { readonly type: string };

/** How many lines of a sheet a sentence goes into. */
const LISTED = 12;

/** What happened, in words for a viewer; undefined where they learn nothing of it. */
export function narrateFact(game: Game, fact: Fact, viewer: Viewer): Message | undefined {
  if (!isAheadFact(fact)) return game.rules.narrate(game.setting, fact, viewer);
  return viewer === fact.seat || viewer === 'moderator' ? narrateAhead(game, fact) : undefined;
}

/** The seat that did it; undefined where no seat did. */
export function doerOf(game: Game, fact: Fact): SeatId | undefined {
  return isAheadFact(fact) ? fact.seat : game.rules.doer(game.setting, fact);
}

/** What a fact tells a viewer in rows, beside its sentence. */
export function tableOf(game: Game, fact: Fact, viewer: Viewer): FactTable | undefined {
  return isAheadFact(fact) ? undefined : game.rules.tabulate?.(game.setting, fact, viewer);
}

/** What a fact that a viewer is told of moved on the map; nothing where the game has none. */
export function movesOf(game: Game, fact: Fact, viewer: Viewer): readonly MapMove[] {
  return isAheadFact(fact) ? [] : (game.rules.moves?.(game.setting, fact, viewer) ?? []);
}

/** What a fact that a viewer is told of adds to a scene. */
export function sceneOf(game: Game, fact: Fact, viewer: Viewer): ScenePiece | undefined {
  return isAheadFact(fact) ? undefined : game.rules.scene?.(game.setting, fact, viewer);
}

/** Seats that it concerns at once. */
export function concernedOf(game: Game, fact: Fact): readonly SeatId[] {
  return isAheadFact(fact) ? [] : (game.rules.concerns?.(game.setting, fact) ?? []);
}

function narrateAhead(game: Game, { what, ask, args, lines: all, named }: AheadFact): Message {
  const label = decisionRule(game, ask).ahead?.label(game.setting, args) ?? ask;
  const said = named.map((one) => sayCondition(game, ask, one));
  const lines = { lines: all.slice(0, LISTED), count: all.length, more: Math.max(0, all.length - LISTED) };
  switch (what) {
    case 'give':
      return msg('kernel.ahead-told-give', { label, ...lines, named: said.length, when: said });
    case 'withdraw':
      return msg('kernel.ahead-told-withdraw', { label });
    case 'confirm':
      return msg('kernel.ahead-told-confirm', { label });
    case 'lapse':
      return msg('kernel.ahead-told-lapse', { label });
    case 'ask':
      return msg('kernel.ahead-told-ask', { label, why: said });
    case 'pass':
      return msg('kernel.ahead-told-pass', { label, lines: lines.lines, more: lines.more });
  }
}
