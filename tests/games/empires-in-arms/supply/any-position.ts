import { isPower } from '../../../../src/games/empires-in-arms/forces/who-commands.ts';
import { POWERS } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import type { RandomSource } from '../../../../src/kernel/chance.ts';
import { pickFrom } from '../../../../src/kernel/random.ts';
import { allied, atWar } from '../land/a-land-step.ts';
import { aSummer } from './a-supply-step.ts';

/** Everything anywhere in summer: wars and alliances, corps, garrisons, sieges, irregulars, fleets and many depots. */
export function anyPosition(random: RandomSource): Board {
  const board = aSummer();
  const { state, pack } = board;
  const areas = pack.areas.map(({ id }) => id);
  const ports = pack.areas.flatMap(({ id, port }) => (port ? [id] : []));
  const cities = pack.areas.flatMap(({ id, city }) => (city ? [id] : []));
  const any = (ids: readonly string[]) => pickFrom(ids, random);
  const anyPower = () => pickFrom(POWERS, random);
  for (const a of POWERS)
    for (const b of POWERS) {
      if (a >= b) continue;
      const lot = random(3);
      if (lot === 0) atWar(board, a, b);
      if (lot === 1) allied(board, a, b);
    }
  for (let n = 0; n < 90; n += 1) state.depots[any(areas)] = { power: anyPower() };
  for (const { id, nation } of pack.corps) {
    if (random(2) === 0 || !isPower(nation)) continue;
    const where = random(6);
    const area = any(where < 2 ? cities : areas);
    const inside = where === 0 ? { besieged: true as const } : where === 1 ? { inCity: true as const } : {};
    state.corps[id] = { area, factors: { infantry: 1 }, ...inside };
  }
  for (let n = 0; n < 60; n += 1) {
    const area = any(n < 20 ? ports : cities);
    const besieged = random(2) === 0 ? { besieged: true as const } : {};
    state.garrisons[area] = { nation: anyPower(), infantry: 1, militia: 0, ...besieged };
  }
  for (let n = 0; n < 15; n += 1) state.irregulars[any(areas)] = [{ kind: 'cossack', power: anyPower(), number: 1 }];
  // 7.3.3.3.1: at depots, and in cities that are besieged or not.
  for (const [area, { power }] of Object.entries(state.depots).slice(0, 20)) {
    const atDepot = random(3);
    state.irregulars[area] = [{ kind: 'cossack', power, number: 2, ...(atDepot > 0 && { atDepot }) }];
  }
  for (let n = 0; n < 15; n += 1) {
    const area = any(cities);
    state.irregulars[area] = [{ kind: 'freikorps', power: anyPower(), number: 1, inCity: 1 }];
    if (random(2) === 0) state.sieges = { ...state.sieges, [area]: [anyPower()] };
  }
  for (const { id, nation } of pack.fleets) {
    if (!isPower(nation)) continue;
    const home = ports.filter((area) => pack.province[pack.area[area]?.province ?? '']?.power === nation);
    const where = random(5);
    const area = any(where < 3 && home.length > 0 ? home : ports);
    if (where < 2) state.depots[area] = { power: nation };
    state.fleets[id] = {
      ships: 5,
      at:
        where === 4
          ? { in: 'sea', sea: any(pack.seas.map((sea) => sea.id)) }
          : { in: where === 3 ? 'box' : 'port', area },
    };
  }
  state.portDepots = {};
  for (const area of ports) {
    const { nation = '', besieged } = state.garrisons[area] ?? {};
    if (besieged && isPower(nation)) state.portDepots[area] = random(4) === 0 ? anyPower() : nation;
  }
  return board;
}
