import { powerName } from '../names.ts';
import { placeId, placeIn } from '../naval/fleet-places.ts';
import { POWERS } from '../pack-lists.ts';
import { bareId, fieldsOf } from '../read-form.ts';
import type { Draft, Wish } from './asked.ts';
import { SEA_ODDS } from './blockade.ts';
import { ownFleets, shipsAt, shipsOf } from './fleets.ts';
import { msg } from './msg.ts';
import { bare, offered } from './read-choice.ts';
import type { Situation } from './situation.ts';

/** 6.2.4: attacks on every enemy stack that it outweighs where its fleets have got to. */
export function seaAttacks(situation: Situation, draft: Draft): readonly Wish[] {
  const ours = shipsByPlace(situation, draft);
  return offered(draft.point, 'attack', 'at').flatMap((place) =>
    offered(draft.point, 'attack', 'whom').flatMap((target): readonly Wish[] => {
      const at = placeIn(place.id);
      const whom = POWERS.find((one) => one === bare(target));
      if (!at || whom === undefined || !situation.enemies.includes(whom)) return [];
      const own = ours.get(place.id) ?? 0;
      const theirs = shipsAt(situation, at, [whom]);
      if (theirs === 0 || own < SEA_ODDS * theirs) return [];
      const why = msg('empires-in-arms-computer.sea.attack', { whom: powerName(whom), ours: own, theirs });
      return [{ line: { order: 'attack', answer: { at: place.id, whom: target.id } }, why }];
    }),
  );
}

/** Where its ships are after the lines so far. */
function shipsByPlace(situation: Situation, { wishes }: Draft): ReadonlyMap<string, number> {
  const fleets = ownFleets(situation);
  const ends = new Map(fleets.map(({ id, at }) => [id, placeId(at)]));
  for (const { line } of wishes) {
    const parts = fieldsOf(line.answer);
    if (line.order === 'sail') ends.set(bareId(String(parts.get('fleet'))), String(parts.get('to')));
  }
  return new Map(
    [...new Set(ends.values())].map((place) => [place, shipsOf(fleets.filter(({ id }) => ends.get(id) === place))]),
  );
}
