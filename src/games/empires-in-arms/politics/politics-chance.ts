import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** The draws of the political phase but for peace and minor countries. */
export const politicsChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:calls:*', what: msg('empires-in-arms-politics.chance-calls') },
];
