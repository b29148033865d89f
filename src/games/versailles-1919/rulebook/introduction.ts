import type { Introduction } from '../../../kernel/rulebook.ts';
import { msg } from './msg.ts';

/** Measured (docs/figures.md): 50 to 93 days, with standing orders 27 to 54. */
export const introduction: Introduction = {
  about: '1',
  turn: ['3.1', '3.2', '5.3'],
  length: msg('versailles-1919-rulebook.how-long'),
};
