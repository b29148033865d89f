import type { Message } from '../../../kernel/message.ts';
import { isRegion } from '../cards.ts';
import type { PieceFact } from '../fact.ts';
import { isFaction } from '../factions.ts';
import { placeText } from '../military/place-words.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, nationName, regionName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import type { ByFaction } from '../state.ts';

/** Sections 8 and 9, and influence that events move. */
export function narratePiece(pack: Pack, fact: PieceFact): Message {
  switch (fact.type) {
    case 'influence-exhausted':
      return msg('versailles-1919.told.exhausted', {
        ...nationArgs(fact.faction),
        n: fact.n,
        available: fact.available,
      });
    case 'influence-recovered':
      return msg('versailles-1919.told.recovered', {
        ...nationArgs(fact.faction),
        n: fact.n,
        available: fact.available,
      });
    case 'influence-returned':
      return msg('versailles-1919.told.returned', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        cubes: cubesOf(fact.cubes),
        count: Object.keys(fact.cubes).length,
      });
    case 'unit-deployed':
      return msg('versailles-1919.told.deployed', {
        ...nationArgs(fact.faction),
        region: regionName(fact.region),
        column: fact.column,
        moved: isRegion(fact.from) ? 'yes' : 'no',
        from: placeText(fact.from),
      });
    case 'unrest-pushed':
      return msg('versailles-1919.told.pushed', { region: regionName(fact.region), to: fact.to });
    case 'unit-demobilized':
      return msg('versailles-1919.told.demobilized', {
        ...nationArgs(fact.faction),
        from: placeText(fact.from),
        box: fact.box,
        mutiny: fact.mutiny ? 'yes' : 'no',
      });
    case 'units-exhausted':
      return msg('versailles-1919.told.units-exhausted', {
        ...nationArgs(fact.faction),
        regions: fact.regions.map(regionName),
        count: fact.regions.length,
      });
    case 'unit-readied':
      return fact.from
        ? msg('versailles-1919.told.recalled', { ...nationArgs(fact.faction), region: regionName(fact.from) })
        : msg('versailles-1919.told.readied', nationArgs(fact.faction));
    case 'unit-not-readied':
      return msg('versailles-1919.told.not-readied', nationArgs(fact.faction));
  }
}

function cubesOf(cubes: ByFaction<number>): readonly Message[] {
  return Object.entries(cubes).flatMap(([faction, n]) =>
    isFaction(faction) ? [msg('versailles-1919.cubes-of', { who: nationName(faction), n })] : [],
  );
}
