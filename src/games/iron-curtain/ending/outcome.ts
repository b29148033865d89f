import type { FactRow } from '../../../kernel/fact-table.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Outcome } from '../../../kernel/outcome.ts';
import { msg as correctionMsg } from '../corrections/msg.ts';
import { nameOf, regionOf } from '../map/cards.ts';
import { msg } from '../msg.ts';
import type { Pack } from '../pack-types.ts';
import { SIDES, sideOf } from '../sides.ts';
import type { Ending, SheetLine } from '../state.ts';
import type { Position } from '../types.ts';

/** Who won and by what, and every move of the marker as the score sheet. */
export function outcomeOf({ state, pack }: Position): Outcome {
  const { ending, score } = state;
  if (!ending) throw new Error('the game is not over');
  return {
    winners: [ending.winner],
    summary: endingText(ending, score),
    standings: SIDES.map((seat) => ({ seat, place: seat === ending.winner ? 1 : 2 })),
    sheet: state.sheet.map((line) => lineText(pack, line)),
    ...(state.sheet.length > 0 && {
      scores: {
        text: endingText(ending, score),
        columns: COLUMNS.map((what) => msg('iron-curtain.sheet.column', { what })),
        rows: state.sheet.map((line) => scoreRow(pack, line)),
      },
    }),
  };
}

const COLUMNS = ['for', 'us', 'ussr', 'bonus', 'net', 'marker'] as const;

/** Gains and corrections count nothing: what they gave is all there is to say. */
function scoreRow(pack: Pack, line: SheetLine): FactRow {
  const { us, ussr, bonus, net, score, of } = line;
  const counts = line.for !== 'gain' && line.for !== 'correction';
  const counted = (n: number) => (counts ? String(n) : '');
  const about = line.for === 'gain' ? nameOf(pack, of ?? '') : of === undefined ? '' : regionOf(pack, of).name;
  return {
    cells: [
      msg('iron-curtain.sheet.for', { reason: line.for, of: about }),
      counted(us),
      counted(ussr),
      line.for === 'aftermath' ? '' : bonus === 0 ? counted(0) : netText(bonus),
      netText(net),
      markerText(score),
    ],
    said: lineText(pack, line),
  };
}

/** How the game ended, in one sentence. */
export function endingText({ winner, how, when }: Ending, score: number): Message {
  switch (how) {
    case 'flag':
      return msg('iron-curtain.end.flag', { winner, when });
    case 'ahead':
      return msg('iron-curtain.end.ahead', { winner, marker: markerText(score) });
    case 'level':
      return msg('iron-curtain.end.level', { winner });
  }
}

/** Where the marker is: "US 3", "USSR 2" or "in the middle". */
export function markerText(score: number): Message {
  return msg('iron-curtain.marker', { side: score > 0 ? 'us' : score < 0 ? 'ussr' : 'none', steps: Math.abs(score) });
}

/** What a scoring gave: "US +3", or that it gave nothing. */
export function netText(net: number): Message {
  return msg('iron-curtain.net', { side: net > 0 ? 'us' : net < 0 ? 'ussr' : 'none', points: Math.abs(net) });
}

function lineText(pack: Pack, line: SheetLine): Message {
  const result = { net: netText(line.net), marker: markerText(line.score) };
  const { us, ussr, bonus, of } = line;
  switch (line.for) {
    case 'gain':
      return msg('iron-curtain.sheet.gain', { card: nameOf(pack, of ?? ''), ...result });
    case 'aftermath':
      return msg('iron-curtain.sheet.aftermath', { us, ussr, ...result });
    case 'correction':
      return correctionMsg('iron-curtain-corrections.sheet', result);
    default:
      return msg('iron-curtain.sheet.region', {
        reason: line.for,
        region: regionOf(pack, of ?? '').name,
        us,
        ussr,
        bonus,
        bonusTo: bonus > 0 ? (sideOf(us - ussr) ?? 'nobody') : 'nobody',
        ...result,
      });
  }
}
