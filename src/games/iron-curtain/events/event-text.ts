import type { Message, MessageArgs } from '../../../kernel/message.ts';
import type { Effect, Where } from '../effect.ts';
import { regionOf } from '../map/cards.ts';
import type { Pack, Side } from '../pack-types.ts';
import { say } from '../say.ts';
import { opponent } from '../sides.ts';

/** An event in words, made from the effect; `side` is whose flag the card bears. Without a full stop, so that it fits anywhere. */
export function eventText(pack: Pack, effect: Effect, side: Side): Message {
  const known = texts.get(effect);
  if (known) return known;
  const made = textOf(pack, effect, side);
  texts.set(effect, made);
  return made;
}

/** An effect object belongs to one card of one pack, so its text never changes. */
const texts = new WeakMap<Effect, Message>();

function textOf(pack: Pack, effect: Effect, side: Side): Message {
  switch (effect.op) {
    case 'infiltrate':
      return say('iron-curtain.event.infiltrate', cubeArgs(pack, effect));
    case 'gain':
      return say('iron-curtain.event.gain', { side, points: effect.points });
    case 'remove_opponent':
      return say('iron-curtain.event.remove', { ...cubeArgs(pack, effect), owner: opponent(side) });
    case 'command':
      return say('iron-curtain.event.command', cubeArgs(pack, effect));
    case 'command_ignore_dominance':
      return say('iron-curtain.event.command-ignore-dominance', cubeArgs(pack, effect));
    case 'command_ignore_adjacency':
      return say('iron-curtain.event.command-ignore-access', cubeArgs(pack, effect));
    case 'move_own':
      return say('iron-curtain.event.move', { ...cubeArgs(pack, effect), from: whereText(pack, effect.from) });
    case 'score_region':
      return scoreText(pack, effect.region);
    case 'sequence':
      return say('iron-curtain.event.sequence', joined(pack, effect.effects, side));
    case 'choice':
      return say('iron-curtain.event.choice', joined(pack, effect.effects, side));
  }
}

function cubeArgs(
  pack: Pack,
  effect: { readonly max: number; readonly where?: Where; readonly max_per_card?: number },
): MessageArgs {
  return { max: effect.max, where: whereText(pack, effect.where), perCard: effect.max_per_card ?? 0 };
}

function whereText(pack: Pack, { regions, only }: Where = {}): Message {
  const filter = only ?? 'none';
  if (!regions) return say('iron-curtain.where.anywhere', { filter });
  return say('iron-curtain.where.regions', {
    filter,
    regions: regions.map((id) => regionOf(pack, id).name),
    count: regions.length,
  });
}

function scoreText(pack: Pack, region: string): Message {
  if (region === 'this') return say('iron-curtain.event.score-this');
  if (region === 'any') return say('iron-curtain.event.score-any');
  return say('iron-curtain.event.score', { region: regionOf(pack, region).name });
}

/** The first effect and the list of the others, so that every language joins them as it likes. */
function joined(pack: Pack, [first, ...others]: readonly Effect[], side: Side): MessageArgs {
  if (!first) throw new Error('an empty group of effects');
  const start = textOf(pack, first, side);
  return { first: start, others: others.map((effect) => textOf(pack, effect, side)), count: others.length };
}
