import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, leaderName, nationName, powerName } from '../names.ts';
import type { CorpsId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { countedText } from '../reinforcement/order-names.ts';
import { inGarrison } from '../reinforcement/room-in.ts';
import type { FellBack, LandFact } from './land-fact.ts';
import { kindOf } from './lines/line-kinds.ts';
import { msg } from './msg.ts';
import { corpsNames, wayText } from './say-land.ts';

/**
 * What happens in the land phase, in words. Others see counters go from one place to another by their backs: of which
 * nation they are and how many, not which they are, nor their way (2.4.2).
 */
export function narrateLand(pack: Pack, fact: LandFact, viewer: Viewer): Message | undefined {
  switch (fact.type) {
    case 'battle-put-off':
      return putOff(pack, fact, viewer);
    case 'land-line-lapsed':
      return viewer === fact.power || viewer === 'moderator' ? lapsed(pack, fact) : undefined;
    case 'marched':
    case 'landed':
    case 'entered-city':
    case 'left-city':
    case 'stepped-aside':
    case 'leader-joined':
      return tellMoves(pack, fact, viewer);
    case 'garrison-changed':
      return msg('empires-in-arms-land.garrison', {
        power: powerName(fact.power),
        factors: countedText(inGarrison(fact.troops) ?? fact.troops, fact.number),
        area: areaName(pack, fact.area),
        how: fact.how,
        place: fact.place,
      });
    default:
      return tellOpenly(pack, fact);
  }
}

type Moves = Extract<
  LandFact,
  { type: 'marched' | 'landed' | 'entered-city' | 'left-city' | 'stepped-aside' | 'leader-joined' }
>;

function tellMoves(pack: Pack, fact: Moves, viewer: Viewer): Message {
  const knows = viewer === fact.power || viewer === 'moderator';
  const power = powerName(fact.power);
  const ids = typeof fact.corps === 'string' ? [fact.corps] : fact.corps;
  const corps = knows ? corpsNames(pack, ids) : backs(pack, ids);
  switch (fact.type) {
    case 'marched': {
      const ends = [fact.from, fact.way.at(-1) ?? fact.from];
      return msg('empires-in-arms-land.marched', {
        power,
        corps,
        way: wayText(pack, knows ? [fact.from, ...fact.way] : ends),
        forced: knows ? corpsNames(pack, fact.forced) : [],
        count: knows ? fact.forced.length : 0,
      });
    }
    case 'landed':
      return msg('empires-in-arms-land.landed', { power, corps, area: areaName(pack, fact.area), in: fact.in });
    case 'entered-city':
      return msg('empires-in-arms-land.entered-city', { power, corps, area: areaName(pack, fact.area) });
    case 'left-city':
      return msg('empires-in-arms-land.left-city', { power, corps, area: areaName(pack, fact.area) });
    case 'stepped-aside':
      return msg('empires-in-arms-land.stepped-aside', {
        power,
        corps,
        count: ids.length,
        irregulars: fact.irregulars,
        way: wayText(pack, [fact.from, fact.to]),
      });
    case 'leader-joined':
      return msg('empires-in-arms-land.leader-joined', {
        leader: leaderName(pack, fact.leader),
        area: areaName(pack, fact.area),
        corps: knows ? corpsName(pack, fact.corps) : '',
        knows: String(knows),
      });
  }
}

/** "2 corps of France". */
function backs(pack: Pack, ids: readonly CorpsId[]): readonly Message[] {
  const numbers = new Map<string, number>();
  for (const id of ids) {
    const nation = pack.corpsOf[id]?.nation ?? '';
    numbers.set(nation, (numbers.get(nation) ?? 0) + 1);
  }
  return [...numbers].map(([nation, count]) =>
    msg('empires-in-arms-land.backs', { count, nation: nationName(pack, nation) }),
  );
}

type Open = Exclude<
  LandFact,
  Moves | Extract<LandFact, { type: 'battle-put-off' | 'land-line-lapsed' | 'garrison-changed' }>
>;

function tellOpenly(pack: Pack, fact: Open): Message {
  const power = powerName(fact.power);
  switch (fact.type) {
    case 'land-order-set':
      return msg('empires-in-arms-land.order-set', {
        power,
        order: fact.order.map(powerName),
        named: String(fact.named),
      });
    case 'irregulars-moved':
      return msg('empires-in-arms-land.irregulars-moved', {
        power,
        irregulars: msg('empires-in-arms-land.irregulars', { kind: fact.kind, number: fact.number }),
        way: wayText(pack, [fact.from, fact.way.at(-1) ?? fact.from]),
      });
    case 'irregulars-in-city':
      return msg('empires-in-arms-land.irregulars-in-city', {
        power,
        irregulars: msg('empires-in-arms-land.irregulars', { kind: fact.kind, number: fact.number }),
        area: areaName(pack, fact.area),
        place: fact.place ?? 'city',
      });
    case 'siege-begun':
    case 'siege-lifted':
      return msg('empires-in-arms-land.siege', {
        power,
        area: areaName(pack, fact.area),
        begun: String(fact.type === 'siege-begun'),
      });
    case 'depot-destroyed':
      return msg('empires-in-arms-land.depot-destroyed', {
        power,
        of: powerName(fact.of),
        area: areaName(pack, fact.area),
      });
    case 'depot-burned':
      return msg('empires-in-arms-land.depot-burned', {
        power,
        area: areaName(pack, fact.area),
        city: fact.inCity,
        taken: fact.taken,
      });
    case 'depot-defended':
      return msg('empires-in-arms-land.depot-defended', { power, area: areaName(pack, fact.area) });
    case 'attack-declared':
      return msg('empires-in-arms-land.attack', {
        power,
        area: areaName(pack, fact.area),
        defenders: fact.defenders.map((one) => nationName(pack, one)),
      });
    case 'joined-defence':
      return msg('empires-in-arms-land.joined', {
        power,
        area: areaName(pack, fact.area),
        against: powerName(fact.against),
        alliance: String(fact.broken.includes('alliance')),
      });
  }
}

function lapsed(pack: Pack, { line, problem }: Extract<LandFact, { type: 'land-line-lapsed' }>): Message {
  return msg('empires-in-arms-land.lapsed', { line: kindOf(line.order).say(pack, line), problem });
}

type PutOff = Extract<LandFact, { type: 'battle-put-off' }>;

/** The counters that fall back are seen to do so; which they are those know whose they are. */
function putOff(pack: Pack, { area, attackers, defenders, back }: PutOff, viewer: Viewer): Message {
  const places = new Map<string, FellBack[]>();
  for (const one of back) places.set(one.to, [...(places.get(one.to) ?? []), one]);
  const ways = [...places].map(([to, corps]) => {
    const ids = corps.map((one) => one.corps);
    const names = viewer === 'moderator' ? corpsNames(pack, ids) : backs(pack, ids);
    return msg('empires-in-arms-land.back', { corps: names, to: areaName(pack, to) });
  });
  return msg('empires-in-arms-land.put-off', {
    area: areaName(pack, area),
    attackers: attackers.map(powerName),
    defenders: defenders.map((one) => nationName(pack, one)),
    back: ways,
    number: attackers.length,
    count: back.length,
  });
}
