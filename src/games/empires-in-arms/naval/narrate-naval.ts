import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, fleetName, leaderName, ownerName, powerName } from '../names.ts';
import type { FleetId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { fightText } from './fight-text.ts';
import { msg } from './msg.ts';
import type { LostCorps, NavalFact } from './naval-fact.ts';
import { placeName } from './place-name.ts';
import { sayNavalOrder } from './say-naval-order.ts';
import { sayNoNavalOrder } from './say-no-naval-order.ts';

/** What happens in the naval phase, in words. Others see the backs of corps alone (2.4.2). */
export function narrateNaval(pack: Pack, fact: NavalFact, viewer: Viewer): Message | undefined {
  const power = powerName(fact.power);
  const knows = viewer === fact.power || viewer === 'moderator';
  const fleetsIn = (ids: readonly FleetId[]) => ids.map((id) => fleetName(pack, id));
  switch (fact.type) {
    case 'naval-order':
      return msg('empires-in-arms-naval.told.order', { power, order: fact.order.map(powerName) });
    case 'sailed': {
      const route = fact.route.map((at) => placeName(pack, at));
      return msg('empires-in-arms-naval.told.sailed', { power, fleets: fleetsIn(fact.fleets), route: arrows(route) });
    }
    case 'embarked':
      return msg('empires-in-arms-naval.told.embarked', {
        who: knows ? 'known' : 'back',
        power,
        corps: knows ? corpsName(pack, fact.corps) : '',
        fleet: knows ? fleetName(pack, fact.fleet) : '',
        nation: ownerName(pack, fact.nation),
        area: areaName(pack, fact.area),
      });
    case 'naval-lapsed':
      return knows
        ? msg('empires-in-arms-naval.told.lapsed', {
            power,
            line: sayNavalOrder(pack, fact.order),
            problem: sayNoNavalOrder(pack, fact.no).problem,
          })
        : undefined;
    case 'fleet-lent':
      return msg('empires-in-arms-naval.told.lent', {
        power,
        fleet: fleetName(pack, fact.fleet),
        to: powerName(fact.to),
      });
    case 'interception':
      return msg('empires-in-arms-naval.told.interception', {
        power,
        success: fact.success ? 'yes' : 'no',
        against: powerName(fact.against),
        at: placeName(pack, fact.at),
        from: placeName(pack, fact.from),
        fleets: fleetsIn(fact.fleets),
        ships: fact.ships ?? 0,
        met: fleetsIn(fact.met?.fleets ?? []),
        metShips: fact.met?.ships ?? 0,
        corps: fact.met?.corps ?? 0,
        thrown: fact.thrown ? 'yes' : 'no',
        die: String(fact.thrown?.die ?? 0),
        upTo: fact.thrown?.upTo ?? 0,
      });
    case 'evasion':
      return msg('empires-in-arms-naval.told.evasion', {
        power,
        success: fact.success ? 'yes' : 'no',
        at: placeName(pack, fact.at),
        die: String(fact.die),
        upTo: String(fact.upTo),
      });
    case 'sea-fight':
      return fightText(pack, fact);
    case 'ships-lost':
      return msg('empires-in-arms-naval.told.ships-lost', {
        losses: fact.losses.map(({ fleet, ships }) =>
          msg('empires-in-arms-naval.told.ships-of', { fleet: fleetName(pack, fleet), ships }),
        ),
      });
    case 'fleets-sunk':
      return msg('empires-in-arms-naval.told.sunk', {
        fleets: fleetsIn(fact.fleets),
        fleetCount: fact.fleets.length,
        corps: lostTexts(pack, fact.corps, viewer),
        corpsCount: fact.corps.length,
        admiral: fact.admiral ?? 'no',
        leader: leaderName(pack, pack.naval.admiral),
      });
    case 'fleets-went':
      return msg('empires-in-arms-naval.told.went', {
        power,
        why: fact.why,
        to: placeName(pack, fact.to),
        fleets: fleetsIn(fact.fleets),
      });
    case 'fleets-cornered':
      return msg('empires-in-arms-naval.told.cornered', {
        power,
        place: placeName(pack, fact.at),
        fleets: fleetsIn(fact.fleets),
      });
    case 'fleets-lost':
      return msg('empires-in-arms-naval.told.fleets-lost', {
        power,
        fleets: fleetsIn(fact.fleets),
        port: areaName(pack, fact.area),
      });
    case 'corps-not-landed':
      return msg('empires-in-arms-naval.told.not-landed', { power, corps: lostTexts(pack, fact.corps, viewer) });
  }
}

/** A route with arrows: the places in their order are no list of things. */
function arrows([first, ...rest]: readonly Message[]): Message {
  if (!first) throw new Error('a route has a place');
  return rest.reduce((route, place) => msg('empires-in-arms-naval.told.route', { route, place }), first);
}

/** Which corps they were its power learns, and all others of which nation. */
function lostTexts(pack: Pack, corps: readonly LostCorps[], viewer: Viewer): readonly Message[] {
  return corps.map((one) =>
    viewer === one.commander || viewer === 'moderator'
      ? corpsName(pack, one.corps)
      : msg('empires-in-arms-naval.told.corps-back', { nation: ownerName(pack, one.nation) }),
  );
}
