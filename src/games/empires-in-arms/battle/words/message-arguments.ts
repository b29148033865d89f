// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.
// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.
import type { MessageArg } from '../../../../kernel/message.ts';

export type MessageArguments = {
  readonly 'empires-in-arms-battle.field': { readonly field: string | number };
  readonly 'empires-in-arms-battle.word': { readonly word: string | number };
  readonly 'empires-in-arms-battle.condition': { readonly below?: MessageArg; readonly whose: string | number };
  readonly 'empires-in-arms-battle.kind': { readonly kind: string | number };
  readonly 'empires-in-arms-battle.no': { readonly has?: MessageArg; readonly name?: MessageArg; readonly why: string | number };
  readonly 'empires-in-arms-battle.plan.prompt': { readonly allies?: MessageArg; readonly alone?: string | number; readonly area: MessageArg; readonly corps?: number; readonly crossed?: string | number; readonly enemies: MessageArg; readonly enemyCorps: number; readonly enemyLeader?: MessageArg; readonly enemyLed?: string | number; readonly factors?: number; readonly ground?: string | number; readonly leader?: MessageArg; readonly led?: string | number; readonly limited?: string | number; readonly morale?: MessageArg; readonly role: string | number; readonly side?: string | number };
  readonly 'empires-in-arms-battle.plan.brief': { readonly area: MessageArg };
  readonly 'empires-in-arms-battle.again.prompt': { readonly area: MessageArg; readonly at: string | number; readonly enemies: number; readonly factors: number; readonly ours: MessageArg; readonly theirs: MessageArg };
  readonly 'empires-in-arms-battle.again.brief': { readonly area: MessageArg; readonly at: string | number };
  readonly 'empires-in-arms-battle.chance.battle': undefined;
  readonly 'empires-in-arms-battle.chance.withdrawal': undefined;
  readonly 'empires-in-arms-battle.chance.flank': undefined;
  readonly 'empires-in-arms-battle.chance.reinforcement': undefined;
  readonly 'empires-in-arms-battle.chance.guard': undefined;
  readonly 'empires-in-arms-battle.chance.bombardment': undefined;
  readonly 'empires-in-arms-battle.chance.pursuit': undefined;
  readonly 'empires-in-arms-battle.chance.leader': undefined;
  readonly 'empires-in-arms-battle.told.side': { readonly around: number; readonly chit: string | number; readonly chitName?: MessageArg; readonly corps: number; readonly flank?: MessageArg; readonly leader?: MessageArg; readonly led: string | number; readonly morale: MessageArg; readonly muster: MessageArg; readonly names?: MessageArg; readonly powers: MessageArg };
  readonly 'empires-in-arms-battle.told.amount': { readonly kind: MessageArg; readonly number: MessageArg };
  readonly 'empires-in-arms-battle.told.came-out': { readonly area: MessageArg; readonly corps: number; readonly names?: MessageArg; readonly others?: string | number; readonly power: MessageArg };
  readonly 'empires-in-arms-battle.told.joined': { readonly area: MessageArg; readonly attackers: MessageArg; readonly crossed: string | number; readonly day: number; readonly defenders: MessageArg; readonly kind: string | number };
  readonly 'empires-in-arms-battle.told.withdrawal': { readonly alone: string | number; readonly area: MessageArg; readonly corps?: MessageArg; readonly die: MessageArg; readonly power: MessageArg; readonly success: string | number; readonly upTo: MessageArg };
  readonly 'empires-in-arms-battle.told.flank': { readonly area: MessageArg; readonly die: MessageArg; readonly power: MessageArg; readonly success: string | number; readonly upTo: MessageArg };
  readonly 'empires-in-arms-battle.told.reinforcement': { readonly area: MessageArg; readonly commands: string | number; readonly corps?: MessageArg; readonly die: MessageArg; readonly from: MessageArg; readonly leader?: MessageArg; readonly number?: number; readonly power: MessageArg; readonly success: string | number; readonly upTo: MessageArg; readonly who: string | number };
  readonly 'empires-in-arms-battle.told.guard': { readonly area: MessageArg; readonly columns: number; readonly die: MessageArg; readonly losses: number; readonly power: MessageArg };
  readonly 'empires-in-arms-battle.told.bombardment': { readonly area: MessageArg; readonly die: MessageArg; readonly guns: number; readonly losses: number; readonly percent: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-battle.told.round': { readonly area: MessageArg; readonly attackerLeft: number; readonly attackerMorale: MessageArg; readonly attackers: MessageArg; readonly defenderLeft: number; readonly defenderMorale: MessageArg; readonly defenders: MessageArg; readonly round: MessageArg };
  readonly 'empires-in-arms-battle.told.strike': { readonly die: MessageArg; readonly factors: MessageArg; readonly losses: number; readonly morale: MessageArg; readonly percent: MessageArg; readonly power: MessageArg; readonly table: MessageArg };
  readonly 'empires-in-arms-battle.told.die': { readonly die: MessageArg; readonly more: MessageArg; readonly sign: string | number; readonly sum: MessageArg };
  readonly 'empires-in-arms-battle.told.over': { readonly area: MessageArg; readonly how: string | number; readonly loser?: MessageArg; readonly power?: MessageArg; readonly round?: MessageArg };
  readonly 'empires-in-arms-battle.told.pursuit': { readonly area: MessageArg; readonly cavalry: number; readonly class: MessageArg; readonly die: MessageArg; readonly losses: number; readonly percent: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-battle.told.retreated': { readonly area: MessageArg; readonly corps: number; readonly irregulars: number; readonly names?: MessageArg; readonly power: MessageArg; readonly to: MessageArg };
  readonly 'empires-in-arms-battle.told.surrendered': { readonly area: MessageArg; readonly corps: number; readonly leaders?: MessageArg; readonly led: number; readonly names?: MessageArg; readonly power: MessageArg; readonly prisoners?: MessageArg; readonly taken: number; readonly to: MessageArg; readonly why: string | number };
  readonly 'empires-in-arms-battle.told.destroyed': { readonly area: MessageArg; readonly leaders?: MessageArg; readonly led: number; readonly names: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-battle.told.fell': { readonly dice: MessageArg; readonly leader: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-battle.told.depot': { readonly area: MessageArg; readonly how: string | number; readonly of: MessageArg; readonly power: MessageArg };
  readonly 'empires-in-arms-battle.told.lapsed': { readonly area: MessageArg; readonly what: string | number };
  readonly 'empires-in-arms-battle.group': { readonly group: string | number };
  readonly 'empires-in-arms-battle.called-field': { readonly field: string | number };
  readonly 'empires-in-arms-battle.called-word': { readonly word: string | number };
  readonly 'empires-in-arms-battle.called-condition': { readonly below?: MessageArg; readonly whose: string | number };
  readonly 'empires-in-arms-battle.example': { readonly field: MessageArg; readonly first?: MessageArg; readonly line: string | number; readonly second?: MessageArg };
  readonly 'empires-in-arms-battle.drawn.title': { readonly area: MessageArg; readonly kind: string | number };
};
