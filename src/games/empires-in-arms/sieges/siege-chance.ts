import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** What chance decides about sieges. In place of `*` comes the area of the city. */
export const siegeChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:breach:*', what: msg('empires-in-arms-sieges.chance.breach') },
  { purpose: 'die:city-fight-besiegers:*', what: msg('empires-in-arms-sieges.chance.besiegers') },
  { purpose: 'die:city-fight-besieged:*', what: msg('empires-in-arms-sieges.chance.besieged') },
];
