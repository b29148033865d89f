import { cellOf } from '../battle/dice.ts';
import { pairingOf, shifted, tablesIn } from '../battle/pairing.ts';
import { type AreaId, ATTACK_CHITS, type AttackChit, DEFENCE_CHITS, type DefenceChit } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** What is thought of the morale on both sides, in tenths: what breaks them. */
const MORALE = 35;
/** What is left of a side that has lost all its morale is worth nothing: so much more is morale than men. */
const FACES = [1, 2, 3, 4, 5, 6];
const LEVEL = { casualties: 0, morale: 0 };

/** A battle as a commander sees it before it: where, and how many times as strong their own side is. */
export type BattleGuess = { readonly pack: Pack; readonly area: AreaId; readonly odds: number };

/** What an attacker may hope for from a chit: what the enemy loses of its strength and morale, less what one loses. */
export const hopeOfAttack = (guess: BattleGuess, chit: AttackChit): number =>
  meanOf(DEFENCE_CHITS.filter((other) => other !== 'outflank').map((other) => balance(guess, chit, other)));

/** The same for a defender. */
export const hopeOfDefence = ({ odds, ...guess }: BattleGuess, chit: DefenceChit): number =>
  meanOf(
    ATTACK_CHITS.filter((other) => other !== 'outflank').map(
      (other) => -balance({ ...guess, odds: 1 / odds }, other, chit),
    ),
  );

const meanOf = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;

/**
 * 7.5.2.7: all rounds of a pairing with every face of the dice, from the attackers' side: of each round the part of
 * the other side's men and morale that is lost, and of one's own.
 */
function balance({ pack, area, odds }: BattleGuess, attack: AttackChit, defence: DefenceChit): number {
  const pairing = pairingOf(pack, attack, defence, false);
  const ground = pack.battle.terrain[pack.area[area]?.terrain ?? ''];
  let sum = 0;
  for (let round = 1; round <= pack.battle.rounds; round += 1) {
    const tables = tablesIn(pairing, round, false);
    if (!tables) continue;
    const done = strike(pack, shifted(tables.attackers, ground?.attackers ?? LEVEL));
    const taken = strike(pack, shifted(tables.defenders, ground?.defenders ?? LEVEL));
    sum += done.men * odds + done.morale - taken.men / odds - taken.morale;
  }
  return sum;
}

/** What a table does on average: the part of the firing factors that it costs the others, and of their morale. */
function strike(pack: Pack, table: string): { readonly men: number; readonly morale: number } {
  const cells = FACES.map((die) => cellOf(pack, table, die));
  return {
    men: meanOf(cells.map(({ percent }) => percent / 100)),
    morale: meanOf(cells.map(({ morale }) => morale / MORALE)),
  };
}
