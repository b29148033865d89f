import type { Answer } from '../../../kernel/choice.ts';
import { countFactors } from '../forces/count-factors.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { areaName, corpsName, powerName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { type AreaId, type CorpsId, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { idsIn } from '../read-form.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide, Play, Position } from '../types.ts';
import { corpsInCity, powersInCity, roomInCity, whyNotUseCity } from './city.ts';
import { msg } from './msg.ts';
import { corpsOutside } from './siege.ts';

/**
 * 7.5.1.1: the defenders of an attack that may go into the city of the area: it is theirs, or nobody is in it, and its
 * garrison leaves room. Whether a corps fits only its power knows, so that who is asked does not tell.
 */
function mayGoIn(board: Board & Pick<Position, 'resigned'>, area: AreaId): readonly Power[] {
  const { state, pack } = board;
  const attack = state.attacks?.find((one) => one.area === area);
  if (!attack) return [];
  const players = deciding(board);
  return POWERS.filter(
    (power) =>
      players.includes(power) &&
      defendersOutside(board, power, area).length > 0 &&
      !whyNotUseCity({ state, pack }, power, power, area),
  );
}

function defendersOutside(board: Board, power: Power, area: AreaId): readonly CorpsId[] {
  const { state, pack } = board;
  const { defenders = [] } = state.attacks?.find((one) => one.area === area) ?? {};
  return corpsOutside(board, power, area).filter(
    (id) =>
      (defenders.includes(power) || defenders.includes(pack.corpsOf[id]?.nation ?? '')) &&
      !whyNotUseCity(board, power, pack.corpsOf[id]?.nation ?? power, area),
  );
}

/** 7.5.1.1: corps that are attacked may go into the city of their area instead of fighting. */
export const intoCity: Decide<'into-city'> = {
  section: '7.5.1.1',
  sealed: true,
  seats: (position, { area }) => whoIsAsked(position, area),
  ask: (position, seat, { area }) => {
    const { pack, state } = position;
    const { attackers = [] } = state.attacks?.find((one) => one.area === area) ?? {};
    const corps = defendersOutside(position, powerOf(seat), area).filter(
      (id) => countFactors(state.corps[id]?.factors ?? {}) <= roomInCity(position, area),
    );
    return {
      prompt: msg('empires-in-arms-land.into-city.prompt', {
        area: areaName(pack, area),
        attackers: attackers.map(powerName),
        number: attackers.length,
        room: roomInCity(position, area),
        fits: corps.length,
      }),
      brief: msg('empires-in-arms-land.into-city.brief', { area: areaName(pack, area) }),
      choice: {
        kind: 'some',
        options: corps.map((id) => ({
          id: `corps:${id}`,
          label: corpsName(pack, id),
          detail: msg('empires-in-arms-land.factors', { number: countFactors(state.corps[id]?.factors ?? {}) }),
        })),
        min: 0,
        max: corps.length,
      },
    };
  },
  refuse: (position, _, answer, { area }) => {
    const room = roomInCity(position, area);
    return sizeOf(position, corpsIn(answer)) > room
      ? msg('empires-in-arms-land.no', {
          ...{ why: 'no_room', name: areaName(position.pack, area), from: '', to: '', points: 0, has: room },
        })
      : undefined;
  },
  waiting: ({ pack }, { area }) => msg('empires-in-arms-land.into-city.waiting', { area: areaName(pack, area) }),
  apply: (play, answers, { area }) => {
    for (const [seat, answer] of Object.entries(answers)) goIn(play, powerOf(seat), area, corpsIn(answer));
  },
  fallback: (position, seat, { area }) => byItself(position, powerOf(seat), area, 'weaker'),
  // Whoever has such orders is not asked; they may be given, or tried, while others still decide.
  standing: (position, seat, { area }) => {
    const { intoCity: when } = standingOrders(position.state, powerOf(seat)).reactions ?? {};
    return when && byItself(position, powerOf(seat), area, when);
  },
};

/** What is answered in secret waits for all: so standing orders answer before anybody is asked. */
export function goInByOrders(play: Play, area: AreaId): void {
  for (const power of mayGoIn(play, area)) {
    const { intoCity: when } = standingOrders(play.state, power).reactions ?? {};
    if (when !== undefined) goIn(play, power, area, corpsIn(byItself(play, power, area, when)));
  }
}

/** Those who may go in and gave no standing orders for it. */
export function whoIsAsked(position: Board & Pick<Position, 'resigned'>, area: AreaId): readonly Power[] {
  return mayGoIn(position, area).filter(
    (power) => standingOrders(position.state, power).reactions?.intoCity === undefined,
  );
}

function corpsIn(answer: Answer | undefined): readonly CorpsId[] {
  return idsIn(answer);
}

const sizeOf = ({ state }: Pick<Board, 'state'>, corps: readonly CorpsId[]) =>
  corps.reduce((sum, id) => sum + countFactors(state.corps[id]?.factors ?? {}), 0);

/**
 * As many corps as there is room for, the largest first. Weaker is who has fewer corps in the field than the attackers:
 * how strong these are nobody knows (ruling).
 */
function byItself(position: Board, power: Power, area: AreaId, when: 'always' | 'weaker' | 'never'): readonly string[] {
  const { state, pack } = position;
  const attack = state.attacks?.find((one) => one.area === area);
  const count = (powers: readonly Power[]) =>
    powers.reduce((sum, one) => sum + corpsOutside({ state, pack }, one, area).length, 0);
  const defenders = POWERS.filter((one) => attack?.defenders.includes(one) || one === power);
  const weaker = count(defenders) < count(attack?.attackers ?? []);
  if (when === 'never' || (when === 'weaker' && !weaker)) return [];
  let room = roomInCity(position, area);
  const bySize = defendersOutside(position, power, area).toSorted(
    (a, b) => sizeOf(position, [b]) - sizeOf(position, [a]),
  );
  return bySize
    .filter((id) => {
      const fits = sizeOf(position, [id]) <= room;
      if (fits) room -= sizeOf(position, [id]);
      return fits;
    })
    .map((id) => `corps:${id}`);
}

/** Somebody of another power may have gone in first: one power's troops share a city (ruling). */
function goIn(play: Play, power: Power, area: AreaId, corps: readonly CorpsId[]): void {
  const { state, pack, tell } = play;
  if (powersInCity({ state, pack }, area).some((other) => other !== power)) return;
  const going = corps.filter(
    (id) => corpsCommander(state, pack, id) === power && !corpsInCity(play, area).includes(id),
  );
  for (const id of going) {
    const there = state.corps[id];
    if (there) there.inCity = true;
  }
  if (going.length > 0) tell({ type: 'entered-city', power, corps: going, area });
}
