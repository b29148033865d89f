import { z } from 'zod';
import { ATTACK_CHITS, type AttackChit, DEFENCE_CHITS, type DefenceChit } from '../pack-lists.ts';
import { SIDES } from '../sides.ts';
import { id, listOf, power, sourced, whole, yes } from './sourced.ts';

/** Dice with what is added: 0 to 7. */
const DICE = 8;
const RATINGS = 6;
const ROUNDS = 3;

const code = z.string().regex(/^[1-5]-[1-5]$/);
const codes = sourced(listOf(code, ROUNDS));
const attack = z.enum<readonly [AttackChit, ...AttackChit[]]>(ATTACK_CHITS);
const defence = z.enum<readonly [DefenceChit, ...DefenceChit[]]>(DEFENCE_CHITS);
const side = z.enum(SIDES);
const cell = z.tuple([z.int().min(0).max(120), z.number().min(0).max(10).multipleOf(0.1)]);
const modifier = z.int().min(-6).max(6);
const die = whole(-6, 6);

const pairing = z.strictObject({
  attack,
  defence,
  ground: z.enum(['open', 'river']),
  attackers: codes,
  defenders: codes,
  flanked: z.strictObject({ attackers: codes, defenders: codes }).optional(),
});
const disputed = z.strictObject({
  attack,
  defence,
  side,
  round: z.enum(['1', '2', '3']),
  first: sourced(code),
  second: sourced(code),
  use: sourced(z.enum(['first', 'second'])),
});
const levels = z.strictObject({ casualties: die, morale: die });
const ground = z.strictObject({
  attackers: levels,
  defenders: levels,
  flank: die,
  reinforcement: die,
  bombardment: yes,
});
const national = z.strictObject({
  nation: power,
  side: z.enum(['attackers', 'defenders', 'either']),
  attack: sourced(listOf(attack, ATTACK_CHITS.length)),
  defence: sourced(listOf(defence, DEFENCE_CHITS.length)),
  by: die,
});
const chits = sourced(listOf(z.union([attack, defence]), ATTACK_CHITS.length + DEFENCE_CHITS.length));
const powers = sourced(listOf(power, 7));
const sixDice = sourced(z.array(z.int().min(0).max(120)).length(6));

/** Battles on land (7.5), with the options of 12.3 and 12.7. */
export const battleSchema = z.strictObject({
  battle: z.strictObject({
    combat: z.record(code, sourced(z.array(cell).length(DICE))),
    commanders: sourced(z.array(z.array(z.tuple([modifier, modifier])).length(RATINGS)).length(RATINGS)),
    pairings: listOf(pairing, 60),
    disputed: listOf(disputed, 20),
    terrain: z.record(z.enum(['clear', 'forest', 'mountain', 'marsh', 'desert']), ground),
    rounds: whole(1, ROUNDS),
    flank: z.strictObject({
      together: chits,
      minimumCorps: whole(2, 6),
      arrives: z.strictObject({ roundTwo: die, roundThree: die }),
      better: z.strictObject({ against: chits, by: die }),
    }),
    withdrawal: z.strictObject({
      automatic: sourced(listOf(attack, ATTACK_CHITS.length)),
      by: z.record(attack, die),
      endsAfterRound: whole(1, ROUNDS),
    }),
    tactical: z.strictObject({ floor: whole(0, 5), overMaximum: die, overTwiceMaximum: die, eachPartOver: die }),
    dieModifierMost: whole(0, 6),
    nations: z.strictObject({ morale: listOf(national, 20), die: listOf(national, 20) }),
    ratingsIgnored: z.strictObject({
      attack: sourced(listOf(attack, ATTACK_CHITS.length)),
      defence: sourced(listOf(defence, DEFENCE_CHITS.length)),
    }),
    irregulars: z.strictObject({ morale: whole(0, 6), strategic: whole(0, 5), tactical: whole(0, 5) }),
    losses: z.strictObject({ oneCavalryIn: whole(1, 100) }),
    cavalrySuperiority: z.strictObject({ ratio: whole(1, 10), by: die, toWithdraw: die }),
    guard: z.strictObject({
      losses: z.record(z.enum(['1', '2']), sixDice),
      never: powers,
      oneColumnOnly: powers,
    }),
    bombardment: sourced(code),
    pursuit: z.strictObject({
      base: whole(0, 20),
      most: whole(0, 9),
      classes: z.record(z.string().regex(/^\d$/), sixDice),
      infantryForOneCavalry: whole(1, 10),
    }),
    trivial: z.strictObject({ table: sourced(code), rounds: whole(1, ROUNDS) }),
    limited: z.strictObject({ chits: sourced(listOf(defence, DEFENCE_CHITS.length)), days: whole(1, 9) }),
    leaderLosses: z.strictObject({ dice: whole(1, 3), from: whole(1, 18) }),
    emperor: sourced(id),
  }),
});
