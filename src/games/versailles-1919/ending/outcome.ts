import type { FactRow } from '../../../kernel/fact-table.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { strategyOf } from '../cards.ts';
import { msg } from '../msg.ts';
import { nationArgs, nationName } from '../names.ts';
import type { FactionId, Pack } from '../pack-types.ts';
import { soloOutcome } from '../solitaire/solo-outcome.ts';
import { conditionText } from '../strategy/condition-text.ts';
import type { Position } from '../types.ts';
import { ranking, winnersOf } from './end-game.ts';
import { compareScores, type Score } from './score.ts';

/** Who won, by what, and the score sheet: issues, flags, the four conditions, happiness (14). */
export function outcomeOf(position: Position): Outcome {
  if (!position.state.ending) throw new Error('the game is not over');
  return tallyOf(position);
}

/** The same as if the game ended now (14.1 to 14.5, 16.13). */
export function tallyOf(position: Position): Outcome {
  const { pack, state } = position;
  if (state.solo) return soloOutcome(position);
  const scores = ranking(position);
  const winners = winnersOf(position);
  const totals = scores.map(({ faction, total }) => ({ faction, vp: total }));
  const place = (score: Score) => scores.filter((other) => compareScores(position, other, score) < 0).length + 1;
  return {
    winners,
    summary: endText(winners, totals),
    standings: scores.map((score) => ({ seat: score.faction, place: place(score), score: score.total })),
    sheet: scores.map((score) => sheetLine(pack, score, state.happiness[score.faction] ?? 0)),
    scores: {
      text: endText(winners, totals),
      columns: COLUMNS.map((what) => msg('versailles-1919.sheet-column', { what })),
      rows: scores.map((score) => scoreRow(pack, score, state.happiness[score.faction] ?? 0)),
    },
  };
}

/** The end in one sentence. */
export function endText(
  winners: readonly FactionId[],
  scores: readonly { readonly faction: FactionId; readonly vp: number }[],
): Message {
  const [best] = scores;
  return msg('versailles-1919.end', {
    winners: winners.map(nationName),
    count: winners.length,
    vp: best?.vp ?? 0,
    scores: scores.map(({ faction, vp }) => msg('versailles-1919.end-score', { who: nationName(faction), vp })),
  });
}

/** A faction's line of the score sheet. */
function sheetLine(pack: Pack, score: Score, happiness: number): Message {
  const { faction, issues, flags, strategy, conditions, total } = score;
  return msg('versailles-1919.sheet', {
    ...nationArgs(faction),
    issues,
    flags,
    strategy: strategy ? strategyText(pack, strategy, conditions) : msg('versailles-1919.sheet-no-strategy'),
    award: score.happiness,
    happiness,
    zero: -score.zero,
    total,
  });
}

const COLUMNS = ['faction', 'issues', 'flags', 'strategy', 'happiness', 'total'] as const;

function scoreRow(pack: Pack, score: Score, happiness: number): FactRow {
  const { faction, issues, flags, strategy, conditions, total } = score;
  return {
    cells: [
      nationName(faction),
      String(issues),
      String(flags),
      strategy ? strategyText(pack, strategy, conditions) : msg('versailles-1919.sheet-no-strategy'),
      msg('versailles-1919.sheet-happiness', { award: score.happiness, happiness, zero: -score.zero }),
      total < 0 ? `−${-total}` : String(total),
    ],
    said: sheetLine(pack, score, happiness),
  };
}

function strategyText(pack: Pack, id: string, vp: readonly number[]): Message {
  const { name, conditions } = strategyOf(pack, id);
  return msg('versailles-1919.sheet-strategy', {
    strategy: name,
    total: vp.reduce((sum, n) => sum + n, 0),
    conditions: conditions.map((condition, i) =>
      msg('versailles-1919.sheet-condition', { vp: vp[i] ?? 0, condition: conditionText(condition) }),
    ),
  });
}
