import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** What chance decides about minor countries. In place of `*` come a minor country and a power. */
export const minorsChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:control-lost:*', what: msg('empires-in-arms-minors.chance.lost') },
  { purpose: 'die:control:*:*', what: msg('empires-in-arms-minors.chance.control') },
];
