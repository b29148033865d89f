import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** What chance decides about powers that nobody plays. In place of `*` come that power and a bidder. */
export const controlChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:control-power:*:*', what: msg('empires-in-arms-control.chance') },
];
