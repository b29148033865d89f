import type { ChanceKind } from '../../../kernel/chance-kind.ts';
import type { EmpiresInArms } from '../types.ts';
import { msg } from './msg.ts';

/** What chance decides in battles. In place of `*` comes a power, of a leader who may fall the id. */
export const battleChance: readonly ChanceKind<EmpiresInArms>[] = [
  { purpose: 'die:battle:*', what: msg('empires-in-arms-battle.chance.battle') },
  { purpose: 'die:withdrawal:*', what: msg('empires-in-arms-battle.chance.withdrawal') },
  { purpose: 'die:flank:*', what: msg('empires-in-arms-battle.chance.flank') },
  { purpose: 'die:reinforcement:*', what: msg('empires-in-arms-battle.chance.reinforcement') },
  { purpose: 'die:guard:*', what: msg('empires-in-arms-battle.chance.guard') },
  { purpose: 'die:bombardment:*', what: msg('empires-in-arms-battle.chance.bombardment') },
  { purpose: 'die:pursuit:*', what: msg('empires-in-arms-battle.chance.pursuit') },
  { purpose: 'die:leader-loss:*', what: msg('empires-in-arms-battle.chance.leader') },
];
