import type { Introduction } from '../../../kernel/rulebook.ts';
import { msg } from './msg.ts';

/** Measured (docs/figures.md): 2.5 to 4.6 days a month. */
export const introduction: Introduction = {
  about: '1',
  turn: ['3', '3.1', '3.2'],
  length: msg('empires-in-arms-rulebook.how-long'),
};
