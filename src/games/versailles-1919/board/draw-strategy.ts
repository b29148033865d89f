import { about } from '../../../theme/drawing/about.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import { drawPlace, type Place } from '../../../theme/drawing/places.ts';
import { type Panel, rect } from '../../../theme/drawing/svg.ts';
import type { Condition } from '../pack-types.ts';
import type { StrategyView, View } from '../view-types.ts';
import { at } from './chips.ts';
import { INK } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { signed } from './effect-chips.ts';
import { GAP, INNER, PAD, TYPE } from './layout.ts';
import { msg } from './msg.ts';
import { figure, strategyVp } from './tally.ts';
import { drawSign, TOKEN_LOOKS } from './token-look.ts';

const LINE = 17;
const HEAD = 24;
export const COLUMN = (INNER - GAP) / 2;

/** The strategy cards that lie open, two side by side. */
export function drawStrategies(view: View, places: ReadonlyMap<string, Place>, t: Translate): Panel {
  if (view.strategies.length === 0) return { height: 0, svg: '' };
  const cards = view.strategies.map((card) => ({ card, panel: drawStrategy(card, t) }));
  const tall = Math.max(...cards.map(({ panel }) => panel.height));
  const drawn = cards.map(({ card, panel }, n) => {
    const place = places.get(`strategy:${card.id}`);
    const frame = place ? drawPlace(place, { x: 0, y: 0, w: COLUMN, h: panel.height }, 'edge') : '';
    return at((n % 2) * (COLUMN + GAP), Math.floor(n / 2) * (tall + GAP), panel.svg + frame);
  });
  const note = view.strategiesChosen ? undefined : msg('versailles-1919-board.strategies-note');
  const height = Math.ceil(cards.length / 2) * (tall + GAP) - GAP;
  return titled(msg('versailles-1919-board.strategies'), note, [{ height, svg: drawn.join('') }], t);
}

/** A strategy card: its name and what each of its conditions gives. */
export function drawStrategy(card: StrategyView, t: Translate): Panel {
  const height = HEAD + card.terms.length * LINE + 5;
  return {
    height,
    svg: [
      about(
        `strategy-${card.id}`,
        undefined,
        rect(
          { x: 0.4, y: 0.4, w: COLUMN - 0.8, h: height - 0.8 },
          { rx: 3, fill: INK.card, stroke: INK.edge, 'stroke-width': 0.8 },
        ) + letters(PAD, 17, t(card.name), { size: 15, serif: true }),
      ),
      ...card.terms.map((term, n) => at(PAD, HEAD + n * LINE, drawTerm(term, undefined, t))),
    ].join(''),
  };
}

/** A card that somebody owns: its conditions in two columns, each with what it is worth just now. */
export function drawOwnStrategy(card: StrategyView, worth: readonly number[], t: Translate): Panel {
  const rows = Math.ceil(card.terms.length / 2);
  const total = msg('versailles-1919-board.strategy-now', { vp: figure(strategyVp({ conditions: worth })) });
  return {
    height: HEAD - 2 + rows * LINE,
    svg: [
      about(
        `strategy-${card.id}`,
        { x: 0, y: 0, w: INNER, h: HEAD - 4 },
        letters(0, 16, t(card.name), { size: 15, serif: true }) +
          letters(INNER - 4, 16, t(total), { size: TYPE.text, anchor: 'end' }),
      ),
      ...card.terms.map((term, n) =>
        at(n < rows ? 0 : COLUMN + GAP, HEAD - 3 + (n % rows) * LINE, drawTerm(term, worth[n], t)),
      ),
    ].join(''),
  };
}

/** One condition: VP for each, of what, and what that makes. */
function drawTerm(term: Condition, now: number | undefined, t: Translate): string {
  const look = term.kind === 'token' ? TOKEN_LOOKS[term.token] : undefined;
  const bold = { size: TYPE.text, bold: true, anchor: 'end' } as const;
  const each = term.kind === 'happiness' ? `×${term.times}` : signed(term.vp);
  const drawn = [
    letters(19, 12, each, bold),
    look ? drawSign(look, 25, 3) : '',
    letters(look ? 39 : 25, 12, t(termWords(term)), { size: TYPE.small }),
    now === undefined ? '' : letters(COLUMN - 4, 12, figure(now), { size: TYPE.text, anchor: 'end' }),
  ].join('');
  return term.kind === 'token' ? about(term.token, undefined, drawn) : drawn;
}

/** What is counted, in the few words that a card has room for. */
function termWords(term: Condition) {
  switch (term.kind) {
    case 'token':
      return TOKEN_LOOKS[term.token].word;
    case 'regions':
      return msg('versailles-1919-board.term-regions', { from: term.from, to: term.to });
    case 'units':
      return msg('versailles-1919-board.term-units');
    case 'happiness':
      return msg('versailles-1919-board.term-happiness');
    case 'signatory':
      return msg('versailles-1919-board.term-signatory', {
        nations: term.nations.map((nation) => msg('versailles-1919-board.nation', { nation })),
        when: term.when,
      });
    case 'issues':
      return msg('versailles-1919-board.term-issues', { kind: msg('versailles-1919-board.kind', { kind: term.of }) });
    case 'different-regions':
      return msg('versailles-1919-board.term-different-regions');
  }
}
