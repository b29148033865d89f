import type { Message } from '../../../kernel/message.ts';
import { element, round } from '../../../theme/drawing/svg.ts';
import type { CountedToken, NationId } from '../pack-types.ts';
import { INK, NATION_LOOKS } from './colours.ts';
import { msg } from './msg.ts';

export type AnyToken = CountedToken | 'navy-choice';

/** A kind of token on the board: one word, one simple sign, the nation whose flag it flies. */
export type TokenLook = {
  readonly word: Message;
  /** Where the word does not fit. */
  readonly short?: Message;
  readonly sign: string;
  readonly flag: NationId | undefined;
};

/** Signs in a box of 10 by 10. */
const SIGNS = {
  ballot: 'M5 0.5A4.5 4.5 0 1 0 5 9.500A4.5 4.5 0 1 0 5 0.500zM5 3A2 2 0 1 1 5 7A2 2 0 1 1 5 3z',
  fence: 'M0.5 1H2.500V3.500H4V1H6V3.500H7.500V1H9.500V9.500H7.500V5.500H6V9.500H4V5.500H2.500V9.500H0.500z',
  coins: 'M0.5 2.500H9.500V8H0.500zM5 3.700A1.5 1.5 0 1 0 5 6.700A1.5 1.5 0 1 0 5 3.700z',
  factory: 'M0.5 9.500V4.500L3.5 6.500V4.500L6.5 6.500V0.500H9.500V9.500z',
  star: 'M5 0.500L6.3 3.700L9.7 4L7.1 6.200L7.9 9.500L5 7.700L2.1 9.500L2.9 6.200L0.3 4L3.7 3.700z',
  anchor:
    'M4.3 2.800A1.5 1.5 0 1 1 5.7 2.800V4H7.500V5.300H5.700V8.200C7.2 8 8.2 7 8.5 5.800L9.7 6.500' +
    'C9 8.6 7.2 9.8 5 9.800C2.8 9.8 1 8.6 0.3 6.500L1.5 5.800C1.8 7 2.8 8 4.3 8.200V5.300H2.500V4H4.300z',
  crown: 'M0.5 9V2.500L3 5L5 1L7 5L9.5 2.500V9z',
} as const;

const look = (word: Message, sign: keyof typeof SIGNS, flag?: NationId): TokenLook => ({
  word,
  sign: SIGNS[sign],
  flag,
});
const navy = (flag: 'uk' | 'us' | 'any' | 'choice') => msg('versailles-1919-board.navy', { flag });
const empire = (flag: 'uk' | 'fr' | 'it' | 'any') => msg('versailles-1919-board.empire', { flag });

export const TOKEN_LOOKS: { readonly [T in AnyToken]: TokenLook } = {
  'self-determination': {
    ...look(msg('versailles-1919-board.self-determination'), 'ballot'),
    short: msg('versailles-1919-board.self-determination-short'),
  },
  containment: look(msg('versailles-1919-board.containment'), 'fence'),
  reparations: look(msg('versailles-1919-board.reparations'), 'coins'),
  industry: look(msg('versailles-1919-board.industry'), 'factory'),
  bolshevik: look(msg('versailles-1919-board.bolshevik'), 'star'),
  'navy-uk': look(navy('uk'), 'anchor', 'uk'),
  'navy-us': look(navy('us'), 'anchor', 'us'),
  'navy-any': look(navy('any'), 'anchor'),
  'navy-choice': look(navy('choice'), 'anchor'),
  'empire-uk': look(empire('uk'), 'crown', 'uk'),
  'empire-fr': look(empire('fr'), 'crown', 'fr'),
  'empire-it': look(empire('it'), 'crown', 'it'),
  'empire-any': look(empire('any'), 'crown'),
};

/** A token's sign, 10 by 10, its top left corner here. */
export function drawSign({ sign, flag }: TokenLook, x: number, y: number): string {
  const fill = flag ? NATION_LOOKS[flag].strong : INK.text;
  return element('path', {
    transform: `translate(${round(x)} ${round(y)})`,
    d: sign,
    fill,
    'fill-rule': 'evenodd',
  });
}
