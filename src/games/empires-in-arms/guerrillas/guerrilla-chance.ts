import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** What chance decides about guerrillas. In place of `*` comes a province. */
export const guerrillaChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:guerrillas:*', what: msg('empires-in-arms-guerrillas.chance.rise') },
  { purpose: 'die:guerrilla-hunt:*', what: msg('empires-in-arms-guerrillas.chance.hunt') },
];
