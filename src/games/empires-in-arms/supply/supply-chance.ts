import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** What chance decides about supply. In place of `*` comes an area: of several corps there, one die each. */
export const supplyChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:forage:*', what: msg('empires-in-arms-supply.chance.forage') },
  { purpose: 'die:siege-supply:*', what: msg('empires-in-arms-supply.chance.siege') },
];
