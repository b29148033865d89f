import type { LegendIcon } from '../../../kernel/legend.ts';
import { tokenChip } from '../board/effect-chips.ts';
import { type AnyToken, TOKEN_LOOKS } from '../board/token-look.ts';
import { chipPicture } from './icon.ts';
import { msg } from './msg.ts';

const TOKENS: { readonly [T in AnyToken]: T } = {
  'self-determination': 'self-determination',
  containment: 'containment',
  reparations: 'reparations',
  industry: 'industry',
  bolshevik: 'bolshevik',
  'navy-uk': 'navy-uk',
  'navy-us': 'navy-us',
  'navy-any': 'navy-any',
  'navy-choice': 'navy-choice',
  'empire-uk': 'empire-uk',
  'empire-fr': 'empire-fr',
  'empire-it': 'empire-it',
  'empire-any': 'empire-any',
};

/** 6.3: the tokens, by the words and signs that they have on the board. */
export const tokenIcons: readonly LegendIcon[] = Object.values(TOKENS).map((token) => ({
  id: token,
  name: TOKEN_LOOKS[token].word,
  text: [textOf(token)],
  section: TOKEN_LOOKS[token].flag ? '14.2' : '6.3',
  draw: (t) => chipPicture(tokenChip(token, 1, t)),
}));

function textOf(token: AnyToken) {
  if (TOKEN_LOOKS[token].flag) return msg('versailles-1919-legend.flag-text');
  if (token === 'navy-choice') return msg('versailles-1919-legend.choice-text');
  return token === 'navy-any' || token === 'empire-any'
    ? msg('versailles-1919-legend.any-flag-text')
    : msg('versailles-1919-legend.token-text');
}
