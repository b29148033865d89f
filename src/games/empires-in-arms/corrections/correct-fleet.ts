import { illegal } from '../../../kernel/refuse-answer.ts';
import { removeFleet } from '../forces/remove-unit.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import { fleetName } from '../names.ts';
import { box, placeId, placeIn, port, sea } from '../naval/fleet-places.ts';
import type { Pack } from '../pack-types.ts';
import type { FleetPlace } from '../state.ts';
import { correctionBetweenMonths, numberIn, textIn } from './correction.ts';
import { label, numberField, OFF, offTheMap, oneOf, prompt } from './fields.ts';
import { msg } from './msg.ts';
import { fleetOnMap, fleetPlaceName } from './pieces-on-map.ts';

/** 2.4.2: a fleet lies somewhere with so many ships, or is not on the map. */
export const correctFleet = correctionBetweenMonths({
  label: label('fleet'),
  ask: ({ state, pack }) => ({
    prompt: prompt('fleet'),
    choice: {
      kind: 'form',
      fields: [
        oneOf(
          'fleet',
          pack.fleets
            .filter(({ id }) => fleetCommander(state, pack, id) !== undefined)
            .map(({ id }) => ({
              id,
              label: fleetName(pack, id),
              detail: offTheMap(),
              ...fleetOnMap({ state, pack }, id),
            })),
        ),
        oneOf('place', [
          { id: OFF, label: offTheMap() },
          ...pack.areas.flatMap(({ id, port: there }) => (there ? [port(id), box(id)] : [])).map(toOption(pack)),
          ...pack.seas.map(({ id }) => toOption(pack)(sea(id))),
        ]),
        numberField('ships', 0, Math.max(...pack.fleets.map(({ ships }) => ships))),
      ],
    },
  }),
  apply({ state, pack, tell }, answer) {
    const fleet = textIn(answer, 'fleet');
    const to = placeIn(textIn(answer, 'place'));
    const ships = numberIn(answer, 'ships');
    const most = pack.fleet[fleet]?.ships ?? 0;
    const before = state.fleets[fleet];
    if (!to) {
      if (!before) throw illegal(msg('empires-in-arms-corrections.nothing'));
      removeFleet(state, fleet);
    } else {
      if (ships < 1 || ships > most)
        throw illegal(msg('empires-in-arms-corrections.room', { what: fleetName(pack, fleet), most: String(most) }));
      state.fleets[fleet] = { ...before, at: to, ships };
      state.arrivals = state.arrivals.filter((one) => one.what !== 'counter' || one.id !== fleet);
    }
    tell({ type: 'corrected-fleet', fleet, to, ships });
  },
});

const toOption = (pack: Pack) => (at: FleetPlace) => ({
  id: placeId(at),
  label: fleetPlaceName(pack, at),
  place: at.in === 'sea' ? at.sea : at.area,
});
