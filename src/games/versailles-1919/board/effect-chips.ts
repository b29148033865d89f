import { wrap } from '../../../theme/drawing/lettering.ts';
import { isRegion } from '../cards.ts';
import type { Effect } from '../effect.ts';
import { effectText } from '../effects/effect-text.ts';
import { type Chip, chip, PLAIN, words } from './chips.ts';
import { INK, KIND_TINTS, NATION_LOOKS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { TYPE } from './layout.ts';
import { drawFace, drawFlame, drawKeg } from './marks.ts';
import { CODES, kindCode } from './names.ts';
import { type AnyToken, drawSign, TOKEN_LOOKS } from './token-look.ts';

const MIDDLE = 8.5;

/**
 * What an option does, as chips: a flame and the region, a face and the nation, a token. What is rarer is told in
 * words.
 */
export function effectChips(effect: Effect, width: number, t: Translate): readonly Chip[] {
  const inWords = () =>
    wrap(t(effectText(effect)), width, { size: TYPE.small }).map((line) => words(line, { size: TYPE.small }));
  switch (effect.op) {
    case 'happiness': {
      if (effect.who === 'you' || effect.per) return inWords();
      const { strong, wash } = NATION_LOOKS[effect.who];
      const face = { width: 11, svg: drawFace(9.5, MIDDLE, effect.n > 0) };
      const paint = { ground: wash, fill: strong, bold: true };
      const id = effect.n > 0 ? 'happier' : 'unhappier';
      return [chip(face, `${CODES[effect.who]} ${signed(effect.n)}`, paint, id)];
    }
    case 'unrest':
    case 'keg': {
      const { where, n } = effect;
      const per = effect.op === 'unrest' && effect.per;
      if (per || !isRegion(where)) return inWords();
      const svg = effect.op === 'unrest' ? drawFlame(8.5, MIDDLE, 13) : drawKeg(8.5, MIDDLE, 0.5);
      const text = `${t(kindCode(where))} ${signed(n)}`;
      return [chip({ width: 9, svg }, text, { ground: KIND_TINTS[where], bold: true }, effect.op)];
    }
    case 'token': {
      const whole = tokenChip(effect.token, effect.n, t);
      return [whole.width <= width ? whole : tokenChip(effect.token, effect.n, t, 'short')];
    }
    default:
      return inWords();
  }
}

/** A token by name and sign, with its number where there is more than one. */
export function tokenChip(token: AnyToken, n: number, t: Translate, form: 'word' | 'short' = 'word'): Chip {
  const look = TOKEN_LOOKS[token];
  const name = t(look[form] ?? look.word);
  const paint = { ...PLAIN, fill: look.flag ? NATION_LOOKS[look.flag].strong : INK.text };
  return chip({ width: 10, svg: drawSign(look, 4.5, 3.5) }, n === 1 ? name : `${n} × ${name}`, paint, token);
}

/** Equal tokens together, in the order in which they lie. */
export function tokenChips(tokens: readonly AnyToken[], t: Translate): readonly Chip[] {
  const kinds = [...new Set(tokens)];
  return kinds.map((kind) => tokenChip(kind, tokens.filter((token) => token === kind).length, t));
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}
