import type { Message, MessageArg } from '../../../kernel/message.ts';
import type { Effect } from '../effect.ts';
import type { RegionId, Side } from '../pack-types.ts';
import { opponent } from '../sides.ts';
import type { RegionView } from '../view-types.ts';
import { msg } from './msg.ts';

/** What regions are called. */
export type RegionNames = readonly Pick<RegionView, 'id' | 'name'>[];

export function sideName(side: Side): Message {
  return msg(side === 'us' ? 'iron-curtain-board.us' : 'iron-curtain-board.ussr');
}

/** An event in the few words that fit on a card of the map. `side` is the card's flag. */
export function sayEvent(effect: Effect, side: Side, regions: RegionNames): Message {
  const name = (id: RegionId) => regions.find((region) => region.id === id)?.name ?? id;
  switch (effect.op) {
    case 'infiltrate':
      return msg('iron-curtain-board.event-infiltrate', { max: effect.max, reach: sayReach(effect, name) });
    case 'gain':
      return msg('iron-curtain-board.event-gain', { side: sideName(side), points: effect.points });
    case 'remove_opponent':
      return msg('iron-curtain-board.event-remove', {
        max: effect.max,
        side: sideName(opponent(side)),
        reach: sayReach(effect, name),
      });
    case 'command':
      return msg('iron-curtain-board.event-command', { max: effect.max, reach: sayReach(effect, name) });
    case 'command_ignore_dominance':
      return msg('iron-curtain-board.event-command-dominance', { max: effect.max, reach: sayReach(effect, name) });
    case 'command_ignore_adjacency':
      return msg('iron-curtain-board.event-command-access', { max: effect.max, reach: sayReach(effect, name) });
    case 'move_own':
      return msg('iron-curtain-board.event-move', { max: effect.max, reach: sayReach(effect, name) });
    case 'score_region': {
      const which = effect.region === 'this' || effect.region === 'any' ? effect.region : 'named';
      return msg('iron-curtain-board.event-score', { which, region: name(effect.region) });
    }
    case 'sequence':
      return join('iron-curtain-board.event-then', effect.effects, side, regions);
    case 'choice':
      return join('iron-curtain-board.event-or', effect.effects, side, regions);
  }
}

type Reaching = Extract<Effect, { readonly max: number }>;

function sayReach(effect: Reaching, name: (id: RegionId) => MessageArg): Message {
  const regions = effect.where?.regions ?? [];
  return msg('iron-curtain-board.reach', {
    only: effect.where?.only ?? 'any',
    count: regions.length,
    regions: regions.map(name),
    perCard: effect.max_per_card ?? 0,
  });
}

function join(
  key: 'iron-curtain-board.event-then' | 'iron-curtain-board.event-or',
  effects: readonly Effect[],
  side: Side,
  regions: RegionNames,
): Message {
  const said = effects.map((effect) => sayEvent(effect, side, regions));
  return said.reduceRight((rest, first) => msg(key, { first, rest }));
}
