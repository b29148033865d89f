import { type Printed, printedAs } from '../../kernel/printed.ts';
import type { MapNames } from '../../theme/map/map-names.ts';
import type { MapPack } from '../../theme/map/map-pack.ts';
import { msg } from './board/msg.ts';
import minorsFile from './data/minors.json' with { type: 'json' };
import provincesFile from './data/provinces.json' with { type: 'json' };

/** The names of the map as the reader's language has them; what the pack renames keeps its name in every language. */
export function mapNames({ areas }: Pick<MapPack, 'areas'>): MapNames {
  const places = new Map(
    areas.map(({ id, kind, name }) => [
      id,
      printedAs(`empires-in-arms-pack.${kind === 'land' ? 'area' : 'sea'}-${id}`, name),
    ]),
  );
  return {
    area: (id) => places.get(id) ?? printedAs(`empires-in-arms-pack.area-${id}`, id),
    region: (region) => msg('empires-in-arms-board.region', { region: region.replaceAll('-', '_') }),
    province: (printed) => PROVINCES.get(printed) ?? printedAs(`empires-in-arms-pack.province-${printed}`, printed),
  };
}

/** Home provinces and minor countries by their printed names, as the map has them. */
const PROVINCES: ReadonlyMap<string, Printed> = new Map([
  ...named('province', provincesFile.provinces),
  ...named('minor', minorsFile.minors),
]);

function named(kind: string, things: readonly { readonly id: string; readonly name: { readonly value: string } }[]) {
  return things.map(({ id, name }) => {
    return [name.value, printedAs(`empires-in-arms-pack.${kind}-${id}`, name.value)] as const;
  });
}
