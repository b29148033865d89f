import { type Printed, printedAs } from '../../../kernel/printed.ts';
import { map } from '../map.ts';

const PLACES: ReadonlyMap<string, Printed> = new Map(
  map.pack.areas.map(({ id, kind, name }) => [
    id,
    printedAs(`empires-in-arms-pack.${kind === 'land' ? 'area' : 'sea'}-${id}`, name),
  ]),
);

/** An area of the map, at land or at sea, as the reader's language has it. */
export function placeName(id: string): Printed {
  return PLACES.get(id) ?? printedAs(`empires-in-arms-pack.area-${id}`, id);
}
