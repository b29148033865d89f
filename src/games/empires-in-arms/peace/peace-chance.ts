import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** The draws of the peace step. In place of `*` come the loser and, for the order, a victor. */
export const peaceChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:victors:*:*', what: msg('empires-in-arms-peace.chance-victors') },
  { purpose: 'die:corps-removed:*', what: msg('empires-in-arms-peace.chance-corps') },
];
