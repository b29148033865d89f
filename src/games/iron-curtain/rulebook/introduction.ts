import type { Introduction } from '../../../kernel/rulebook.ts';
import { msg } from './msg.ts';

/** Measured (docs/figures.md): 20 days. */
export const introduction: Introduction = {
  about: '1',
  turn: ['3', '4'],
  length: msg('iron-curtain-rulebook.how-long'),
};
