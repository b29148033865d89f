import type { Message } from '../../kernel/message.ts';
import { msg } from './msg.ts';
import { fights, marches } from './rulesets.ts';

/** What is played under an earlier ruleset and what is not, for lobbies, pages and mails; undefined: all is. */
export const goesWithout = (ruleset: number): Message | undefined =>
  fights({ ruleset })
    ? undefined
    : msg('empires-in-arms.goes-without', {
        played: marches({ ruleset }) ? 'march' : 'politics',
        rule: interimRule(ruleset),
      });

/** What is done in place of battles and sieges (7.5, 7.7) where corps march and do not fight; empty elsewhere. */
export const interimRule = (ruleset: number): Message | '' =>
  marches({ ruleset }) && !fights({ ruleset }) ? msg('empires-in-arms.interim-rule') : '';
