import { isPower } from '../forces/who-commands.ts';
import { areaName, nationName, powerName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { type AreaId, POWERS, type Power } from '../pack-lists.ts';
import { whyNotDeclareWar } from '../politics/may-not-declare.ts';
import { costsOfGoing, goToWar } from '../relations/go-to-war.ts';
import { areAllied, areAtWar } from '../relations/pair.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Attack } from '../state.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Decide, Play, Position } from '../types.ts';
import { forcesInTheField } from './attacks.ts';
import { msg } from './msg.ts';

type Board = Pick<Position, 'state' | 'pack' | 'resigned'>;

/**
 * 7.3.8.3: powers with forces in an area where an ally of theirs is attacked, that may declare war on all its attackers
 * (4.2.2). Who is at war with them already is attacked itself.
 */
export function joinersOf(board: Board, area: AreaId): readonly Power[] {
  const attack = attackIn(board, area);
  if (!attack) return [];
  const { attackers, defenders } = attack;
  const there = forcesInTheField(board).filter((one) => one.area === area && one.kind !== 'depot');
  const players = deciding(board);
  return POWERS.filter(
    (power) =>
      players.includes(power) &&
      there.some(({ commander }) => commander === power) &&
      ![...attackers, ...defenders].includes(power) &&
      defenders.some((ally) => isPower(ally) && areAllied(board.state, power, ally)) &&
      attackers.every((attacker) => !areAtWar(board.state, power, attacker)) &&
      attackers.every((attacker) => !whyNotDeclareWar(board, power, attacker)),
  );
}

const attackIn = ({ state }: Pick<Position, 'state'>, area: AreaId): Attack | undefined =>
  state.attacks?.find((one) => one.area === area);

/** 7.3.8.3: they may declare war on the attackers and fight beside their ally; no ally can be called for it. */
export const joinDefence: Decide<'join-defence'> = {
  section: '7.3.8.3',
  seats: (position, { area }) => joinersOf(position, area),
  ask: (position, seat, { area }) => {
    const { pack } = position;
    const { attackers = [], defenders = [] } = attackIn(position, area) ?? {};
    const points = attackers
      .flatMap((attacker) => costsOfGoing(position, powerOf(seat), attacker))
      .reduce((sum, cost) => sum - cost.points, 0);
    return {
      prompt: msg('empires-in-arms-land.join.prompt', {
        area: areaName(pack, area),
        attackers: attackers.map(powerName),
        number: attackers.length,
        defenders: defenders.map((one) => nationName(pack, one)),
      }),
      brief: msg('empires-in-arms-land.join.brief', { area: areaName(pack, area) }),
      choice: {
        kind: 'one',
        options: (['join', 'stay_out'] as const).map((id) => ({
          id,
          label: msg('empires-in-arms-land.join.do', { id, points }),
        })),
      },
    };
  },
  waiting: ({ pack }, { area }) => msg('empires-in-arms-land.join.waiting', { area: areaName(pack, area) }),
  apply: (play, answers, { area }) => {
    for (const [seat, answer] of Object.entries(answers)) if (answer === 'join') join(play, powerOf(seat), area);
  },
  fallback: () => 'stay_out',
  standing: (position, seat, { area }) => {
    const { joins } = standingOrders(position.state, powerOf(seat)).reactions ?? {};
    const { defenders = [] } = attackIn(position, area) ?? {};
    if (joins === undefined) return undefined;
    const friends = defenders.filter((one): one is Power => isPower(one) && joins.includes(one));
    return friends.some((ally) => areAllied(position.state, powerOf(seat), ally)) ? 'join' : 'stay_out';
  },
};

function join(play: Play, power: Power, area: AreaId): void {
  const { state, tell } = play;
  const attack = attackIn(play, area);
  if (!attack || !joinersOf(play, area).includes(power)) return;
  tellPoints(play, () => {
    for (const against of attack.attackers) {
      const broken = goToWar(play, power, against);
      tell({ type: 'joined-defence', power, area, against, broken });
    }
  });
  state.attacks = (state.attacks ?? []).map((one) =>
    one.area === area ? { ...one, defenders: [...one.defenders, power] } : one,
  );
}
