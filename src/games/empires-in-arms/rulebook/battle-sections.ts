import type { Rulebook } from '../../../kernel/rulebook.ts';
import { msg } from './msg.ts';

/** 7.5.2 to 7.7: combat in the field, sieges, guerrillas and conquest. */
export const battleSections: Rulebook = [
  ['7.5.2', msg('empires-in-arms-rulebook.7.5.2-title'), msg('empires-in-arms-rulebook.7.5.2')],
  ['7.5.2.1', msg('empires-in-arms-rulebook.7.5.2.1-title'), msg('empires-in-arms-rulebook.7.5.2.1')],
  ['7.5.2.2', msg('empires-in-arms-rulebook.7.5.2.2-title'), msg('empires-in-arms-rulebook.7.5.2.2')],
  ['7.5.2.3', msg('empires-in-arms-rulebook.7.5.2.3-title'), msg('empires-in-arms-rulebook.7.5.2.3')],
  ['7.5.2.4', msg('empires-in-arms-rulebook.7.5.2.4-title'), msg('empires-in-arms-rulebook.7.5.2.4')],
  ['7.5.2.5', msg('empires-in-arms-rulebook.7.5.2.5-title'), msg('empires-in-arms-rulebook.7.5.2.5')],
  ['7.5.2.6', msg('empires-in-arms-rulebook.7.5.2.6-title'), msg('empires-in-arms-rulebook.7.5.2.6')],
  ['7.5.2.7', msg('empires-in-arms-rulebook.7.5.2.7-title'), msg('empires-in-arms-rulebook.7.5.2.7')],
  ['7.5.2.7.1', msg('empires-in-arms-rulebook.7.5.2.7.1-title'), msg('empires-in-arms-rulebook.7.5.2.7.1')],
  ['7.5.2.8', msg('empires-in-arms-rulebook.7.5.2.8-title'), msg('empires-in-arms-rulebook.7.5.2.8')],
  ['7.5.2.9', msg('empires-in-arms-rulebook.7.5.2.9-title'), msg('empires-in-arms-rulebook.7.5.2.9')],
  ['7.5.2.10', msg('empires-in-arms-rulebook.7.5.2.10-title'), msg('empires-in-arms-rulebook.7.5.2.10')],
  ['7.5.2.14', msg('empires-in-arms-rulebook.7.5.2.14-title'), msg('empires-in-arms-rulebook.7.5.2.14')],
  ['7.5.3', msg('empires-in-arms-rulebook.7.5.3-title'), msg('empires-in-arms-rulebook.7.5.3')],
  ['7.5.4', msg('empires-in-arms-rulebook.7.5.4-title'), msg('empires-in-arms-rulebook.7.5.4')],
  ['7.5.4.1', msg('empires-in-arms-rulebook.7.5.4.1-title'), msg('empires-in-arms-rulebook.7.5.4.1')],
  ['7.5.4.2', msg('empires-in-arms-rulebook.7.5.4.2-title'), msg('empires-in-arms-rulebook.7.5.4.2')],
  ['7.5.4.2.1', msg('empires-in-arms-rulebook.7.5.4.2.1-title'), msg('empires-in-arms-rulebook.7.5.4.2.1')],
  ['7.5.4.2.2', msg('empires-in-arms-rulebook.7.5.4.2.2-title'), msg('empires-in-arms-rulebook.7.5.4.2.2')],
  ['7.5.4.2.3', msg('empires-in-arms-rulebook.7.5.4.2.3-title'), msg('empires-in-arms-rulebook.7.5.4.2.3')],
  ['7.5.5', msg('empires-in-arms-rulebook.7.5.5-title'), msg('empires-in-arms-rulebook.7.5.5')],
  ['7.6', msg('empires-in-arms-rulebook.7.6-title'), msg('empires-in-arms-rulebook.7.6')],
  ['7.7', msg('empires-in-arms-rulebook.7.7-title'), msg('empires-in-arms-rulebook.7.7')],
];
