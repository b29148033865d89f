import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** What chance decides at sea. In place of `*` comes a power, of a port's guns its area. */
export const navalChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:interception:*', what: msg('empires-in-arms-naval.chance.interception') },
  { purpose: 'die:evasion:*', what: msg('empires-in-arms-naval.chance.evasion') },
  { purpose: 'die:wind-gauge:*', what: msg('empires-in-arms-naval.chance.wind') },
  { purpose: 'die:naval-fire:*', what: msg('empires-in-arms-naval.chance.fire') },
  { purpose: 'die:port-guns:*', what: msg('empires-in-arms-naval.chance.guns') },
];
