import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** The draws of the economic phase. */
export const economyChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:economic-loss:*', what: msg('empires-in-arms-economy.chance-loss') },
  { purpose: 'die:american-war', what: msg('empires-in-arms-economy.chance-american') },
];
