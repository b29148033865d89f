import type { Message } from '../../../kernel/message.ts';
import { isRegion } from '../cards.ts';
import type { PieceFact } from '../fact.ts';
import { isFaction } from '../factions.ts';
import { placeText } from '../military/place-words.ts';
import { issueName, nationArgs, nationName, regionName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { say } from '../say.ts';
import type { ByFaction } from '../state.ts';

/** Sections 8 and 9, and influence that events move. */
export function narratePiece(pack: Pack, fact: PieceFact): Message {
  switch (fact.type) {
    case 'influence-exhausted':
      return say('versailles-1919.told.exhausted', {
        ...nationArgs(fact.faction),
        n: fact.n,
        available: fact.available,
      });
    case 'influence-recovered':
      return say('versailles-1919.told.recovered', {
        ...nationArgs(fact.faction),
        n: fact.n,
        available: fact.available,
      });
    case 'influence-returned':
      return say('versailles-1919.told.returned', {
        ...nationArgs(fact.faction),
        issue: issueName(pack, fact.issue),
        cubes: cubesOf(fact.cubes),
        count: Object.keys(fact.cubes).length,
      });
    case 'unit-deployed':
      return say('versailles-1919.told.deployed', {
        ...nationArgs(fact.faction),
        region: regionName(fact.region),
        column: fact.column,
        moved: isRegion(fact.from) ? 'yes' : 'no',
        from: placeText(fact.from),
      });
    case 'unrest-pushed':
      return say('versailles-1919.told.pushed', { region: regionName(fact.region), from: fact.from, to: fact.to });
    case 'unit-demobilized':
      return say('versailles-1919.told.demobilized', {
        ...nationArgs(fact.faction),
        from: placeText(fact.from),
        box: fact.box,
        mutiny: fact.mutiny ? 'yes' : 'no',
        only: fact.only ? 'yes' : 'no',
      });
    case 'units-exhausted':
      return say('versailles-1919.told.units-exhausted', {
        ...nationArgs(fact.faction),
        regions: fact.regions.map(regionName),
        count: fact.regions.length,
      });
    case 'unit-readied':
      return fact.from
        ? say('versailles-1919.told.recalled', { ...nationArgs(fact.faction), region: regionName(fact.from) })
        : say('versailles-1919.told.readied', nationArgs(fact.faction));
    case 'unit-not-readied':
      return say('versailles-1919.told.not-readied', nationArgs(fact.faction));
  }
}

function cubesOf(cubes: ByFaction<number>): readonly Message[] {
  return Object.entries(cubes).flatMap(([faction, n]) =>
    isFaction(faction) ? [say('versailles-1919.cubes-of', { who: nationName(faction), n })] : [],
  );
}
