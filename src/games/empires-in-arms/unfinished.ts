import type { Message } from '../../kernel/message.ts';
import { msg } from './msg.ts';
import { fights, marches } from './rulesets.ts';

/** What is played under a ruleset and what is not, for lobbies, pages and mails. */
export const unfinished = (ruleset: number): Message =>
  msg('empires-in-arms.unfinished', { played: playedIn(ruleset), rule: interimRule(ruleset) });

const playedIn = (ruleset: number) => (fights({ ruleset }) ? 'battle' : marches({ ruleset }) ? 'march' : 'politics');

/** What is done in place of battles and sieges (7.5, 7.7) where corps march and do not fight; empty elsewhere. */
export const interimRule = (ruleset: number): Message | '' =>
  marches({ ruleset }) && !fights({ ruleset }) ? msg('empires-in-arms.interim-rule') : '';
