import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { overlap } from './box-of.ts';
import { type Around, windowOf } from './draw-map.ts';
import { strengthOf } from './draw-moment.ts';
import type { MapMoment } from './map-moment.ts';
import type { MapNames } from './map-names.ts';
import type { MapArea, MapPack } from './map-pack.ts';

/** The order of battle by area: every area on which anything stands, and the arrows; in the order of the pack. */
export function tellMap(pack: MapPack, names: MapNames, moment: MapMoment): readonly Message[] {
  return tell(names, moment, pack.areas);
}

/** The same for the areas whose counters a window shows. */
export function tellWindow(pack: MapPack, names: MapNames, moment: MapMoment, around: Around): readonly Message[] {
  const box = windowOf(pack, around);
  const seen = pack.areas.filter(({ counters: [x, y] }) => overlap(box, { x, y, w: 0.1, h: 0.1 }));
  return tell(names, moment, seen);
}

function tell(names: MapNames, moment: MapMoment, areas: readonly MapArea[]): readonly Message[] {
  const ids = new Set(areas.map(({ id }) => id));
  const powerOf = (id: string) => moment.powers.find((power) => power.id === id)?.name ?? id;
  return [
    ...areas.flatMap(({ id }) => {
      const what = tellStanding(moment, id);
      return what.length === 0 ? [] : [msg('maps.area', { area: names.area(id), what })];
    }),
    ...moment.arrows
      .filter(({ way }) => way.some((id) => ids.has(id)))
      .map(({ way: [from = '', ...on], power }) =>
        msg('maps.arrow', {
          power: powerOf(power),
          from: names.area(from),
          to: names.area(on.at(-1) ?? from),
        }),
      ),
  ];
}

/** What stands on an area and who has it; empty where there is nothing to tell. */
export function tellStanding(moment: MapMoment, id: string): readonly Message[] {
  const powerOf = (power: string) => moment.powers.find((one) => one.id === power)?.name ?? power;
  const { owner, flags = [], stacks = [] } = moment.areas[id] ?? {};
  return [
    ...(owner === undefined ? [] : [msg('maps.held', { power: powerOf(owner) })]),
    ...flags.map((power) => msg('maps.flag', { power: powerOf(power) })),
    ...stacks.map((stack) => {
      const { kind, name = '', power } = stack;
      const strength = strengthOf([stack]);
      return msg('maps.stack', { kind, name, power: powerOf(power), strength, named: name === '' ? 'no' : 'yes' });
    }),
  ];
}
