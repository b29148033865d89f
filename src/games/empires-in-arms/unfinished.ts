import type { Message } from '../../kernel/message.ts';
import { msg } from './msg.ts';
import { marches } from './rulesets.ts';

/** What is played under a ruleset and what is not, for lobbies, pages and mails. */
export const unfinished = (ruleset: number): Message =>
  msg('empires-in-arms.unfinished', { march: marches({ ruleset }) ? 'yes' : 'no', rule: interimRule(ruleset) });

/** What is done in place of battles and sieges (7.5, 7.7) as long as there are none; empty where nobody marches. */
export const interimRule = (ruleset: number): Message | '' =>
  marches({ ruleset }) ? msg('empires-in-arms.interim-rule') : '';
