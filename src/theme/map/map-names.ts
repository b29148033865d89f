import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import type { MapPack } from './map-pack.ts';

/** How the names of a map are said to a reader. */
export type MapNames = {
  /** An area, at land or at sea, by its id. */
  area(id: string): Message;
  /** A part of the map, by its id. */
  region(id: string): Message;
  /** A province, by the name that the pack gives it. */
  province(printed: string): Message;
};

/** The names as the pack prints them, the same in every language; an id that it does not have stands for itself. */
export function printedNames({ areas, regions }: Pick<MapPack, 'areas' | 'regions'>): MapNames {
  const byId = (named: readonly { readonly id: string; readonly name: string }[]) => {
    const names = new Map(named.map(({ id, name }) => [id, msg('maps.name', { name })]));
    return (id: string) => names.get(id) ?? msg('maps.name', { name: id });
  };
  return { area: byId(areas), region: byId(regions), province: (name) => msg('maps.name', { name }) };
}
