import type { Message } from '../../../kernel/message.ts';
import { areaName, corpsName, fleetName, leaderName, nationName } from '../names.ts';
import type { Owner, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Arrival } from '../state.ts';
import { placedAs, type Reinforcement } from './due-arrivals.ts';
import { msg } from './msg.ts';

/** "3 infantry". */
export function countedText(what: Reinforcement, number: number): Message {
  return msg('empires-in-arms-reinforcement.counted', { what, number });
}

/** "Infantry", "Ships". */
export function kindName(what: Reinforcement): Message {
  return msg('empires-in-arms-reinforcement.kind', { what });
}

/** A counter of the map, an area, a leader or a nation, whatever has this id. */
export function nameOf(pack: Pack, id: string): Message {
  if (pack.corpsOf[id]) return corpsName(pack, id);
  if (pack.fleet[id]) return fleetName(pack, id);
  if (pack.leader[id]) return leaderName(pack, id);
  return pack.area[id] ? areaName(pack, id) : nationName(pack, id);
}

/** What arrives, of one kind and nation together: "3 infantry", "2 cavalry of Bavaria", "VIII Corps". */
export function arrivalTexts(pack: Pack, power: Power, arrivals: readonly Readonly<Arrival>[]): readonly Message[] {
  const counted = new Map<string, { what: Reinforcement; nation: Owner; number: number }>();
  const counters: Message[] = [];
  for (const one of arrivals) {
    const what = placedAs(one);
    if (one.what === 'counter') counters.push(nameOf(pack, one.id));
    if (one.what === 'counter' || what === undefined) continue;
    const { nation, number } = one;
    const key = `${nation} ${what}`;
    counted.set(key, { what, nation, number: number + (counted.get(key)?.number ?? 0) });
  }
  return [...[...counted.values()].map(textOf), ...counters];

  function textOf({ what, nation, number }: { what: Reinforcement; nation: Owner; number: number }): Message {
    const counted = countedText(what, number);
    return nation === power
      ? counted
      : msg('empires-in-arms-reinforcement.of', { counted, nation: nationName(pack, nation) });
  }
}
