import type { Pairing } from '../battle-types.ts';
import { msg } from '../msg.ts';
import { ATTACK_CHITS, type Chit, DEFENCE_CHITS } from '../pack-lists.ts';
import { battleOf } from './build-battle.ts';
import { type Fault, fault, missing, twice } from './fault.ts';
import type { PackFile } from './pack-schema.ts';

const LEVELS = [1, 2, 3, 4, 5];
const CODES = LEVELS.flatMap((casualties) => LEVELS.map((morale) => `${casualties}-${morale}`));
/** Behind a river a cordon has a row of its own. */
const PAIRINGS = ATTACK_CHITS.flatMap((attack) =>
  DEFENCE_CHITS.flatMap((defence) => [
    `${attack}-${defence}-open`,
    ...(defence === 'cordon' ? [`${attack}-${defence}-river`] : []),
  ]),
);

/** Charts of battles (7.5) in which something is missing or does not fit the rest. */
export function checkBattle(file: PackFile): readonly Fault[] {
  const { combat, pairings, disputed, pursuit, emperor } = file.battle;
  const names = pairings.map(nameOf);
  const percents = [
    ...Object.values(combat).flatMap(({ value }) => value.map(([percent]) => percent)),
    ...Object.values(pursuit.classes).flatMap(({ value }) => value),
  ].filter((percent) => percent > 0);
  const classes = Array.from({ length: pursuit.most.value + 1 }, (_, i) => String(i));
  return [
    ...missing('battle.combat', CODES, Object.keys(combat)),
    ...missing('battle.pairings', PAIRINGS, names),
    ...twice('battle.pairings', names),
    ...missing('battle.disputed', disputed.map(cellOf), names),
    ...missing('percentages', [...new Set(percents.map(String))], Object.keys(file.percentages)),
    ...missing('battle.pursuit.classes', classes, Object.keys(pursuit.classes)),
    ...missing(
      'leaders',
      [emperor.value],
      file.leaders.map(({ id }) => id),
    ),
    ...battleOf(file.battle).pairings.flatMap((pairing) => wrongRounds(file, pairing)),
  ];
}

const nameOf = ({ attack, defence, ground }: Pick<Pairing, 'attack' | 'defence' | 'ground'>) =>
  `${attack}-${defence}-${ground}`;
const cellOf = ({ attack, defence }: Pick<Pairing, 'attack' | 'defence'>) =>
  nameOf({ attack, defence, ground: 'open' });

/** A pairing has a table for each round that it can last, and others once a force has come around the flank. */
function wrongRounds({ battle }: PackFile, pairing: Pairing): readonly Fault[] {
  const { rounds, flank, withdrawal } = battle;
  const { attack, defence, attackers, defenders, flanked } = pairing;
  const at = `battle.pairings.${nameOf(pairing)}`;
  const isAway = (chit: Chit, against: Chit) => chit === 'outflank' && !flank.together.value.includes(against);
  const around = isAway(attack, defence) || isAway(defence, attack);
  const last = () => {
    if (defence !== 'withdraw') return rounds.value;
    if (withdrawal.automatic.value.includes(attack)) return 0;
    return around ? withdrawal.endsAfterRound.value : rounds.value;
  };
  const later = around ? rounds.value - 1 : 0;
  const fits =
    attackers.length === last() &&
    defenders.length === last() &&
    (flanked?.attackers.length ?? 0) === later &&
    (flanked?.defenders.length ?? 0) === later;
  return fits ? [] : [fault(at, msg('empires-in-arms.pack.wrong-rounds', { rounds: last(), later }))];
}
