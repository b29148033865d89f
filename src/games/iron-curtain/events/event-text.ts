import type { Message } from '../../../kernel/message.ts';
import type { Effect, Where } from '../effect.ts';
import { regionOf } from '../map/cards.ts';
import { msg } from '../msg.ts';
import type { Pack, Side } from '../pack-types.ts';
import { opponent } from '../sides.ts';

type Regions = Pick<Pack, 'region'>;
/** Inside a sentence, or as one of its own, which begins with a capital. */
type Form = 'phrase' | 'sentence';

/**
 * An event in words, made from the effect; `side` is whose flag the card bears. Without a full stop, so that it fits
 * anywhere.
 */
export function eventText(pack: Regions, effect: Effect, side: Side): Message {
  return kept(phrases, effect, () => textOf(pack, effect, side, 'phrase'));
}

/** The same as a sentence of its own. */
export function eventSentence(pack: Regions, effect: Effect, side: Side): Message {
  return kept(sentences, effect, () =>
    msg('iron-curtain.event.sentence', { event: textOf(pack, effect, side, 'sentence') }),
  );
}

/** An effect object belongs to one card of one pack, so its text never changes. */
const phrases = new WeakMap<Effect, Message>();
const sentences = new WeakMap<Effect, Message>();

function kept(texts: WeakMap<Effect, Message>, effect: Effect, make: () => Message): Message {
  const known = texts.get(effect);
  if (known) return known;
  const made = make();
  texts.set(effect, made);
  return made;
}

function textOf(pack: Regions, effect: Effect, side: Side, form: Form): Message {
  switch (effect.op) {
    case 'infiltrate':
      return msg('iron-curtain.event.infiltrate', { form, ...cubeArgs(pack, effect) });
    case 'gain':
      return msg('iron-curtain.event.gain', { form, side, points: effect.points });
    case 'remove_opponent':
      return msg('iron-curtain.event.remove', { form, ...cubeArgs(pack, effect), owner: opponent(side) });
    case 'command':
      return msg('iron-curtain.event.command', { form, ...cubeArgs(pack, effect) });
    case 'command_ignore_dominance':
      return msg('iron-curtain.event.command-ignore-dominance', { form, ...cubeArgs(pack, effect) });
    case 'command_ignore_adjacency':
      return msg('iron-curtain.event.command-ignore-access', { form, ...cubeArgs(pack, effect) });
    case 'move_own':
      return msg('iron-curtain.event.move', { form, ...cubeArgs(pack, effect), from: whereText(pack, effect.from) });
    case 'score_region':
      return scoreText(pack, effect.region, form);
    case 'sequence':
      return msg('iron-curtain.event.sequence', joined(pack, effect.effects, side, form, form));
    case 'choice':
      // "either ..." begins a choice of several
      return msg(
        'iron-curtain.event.choice',
        joined(pack, effect.effects, side, form, effect.effects.length > 1 ? 'phrase' : form),
      );
  }
}

function cubeArgs(
  pack: Regions,
  effect: { readonly max: number; readonly where?: Where; readonly max_per_card?: number },
) {
  return { max: effect.max, where: whereText(pack, effect.where), perCard: effect.max_per_card ?? 0 };
}

function whereText(pack: Regions, { regions, only }: Where = {}): Message {
  const filter = only ?? 'none';
  if (!regions) return msg('iron-curtain.where.anywhere', { filter });
  return msg('iron-curtain.where.regions', {
    filter,
    regions: regions.map((id) => regionOf(pack, id).name),
  });
}

function scoreText(pack: Regions, region: string, form: Form): Message {
  if (region === 'this') return msg('iron-curtain.event.score-this', { form });
  if (region === 'any') return msg('iron-curtain.event.score-any', { form });
  return msg('iron-curtain.event.score', { form, region: regionOf(pack, region).name });
}

/** The first effect and the list of the others, so that every language joins them as it likes. */
function joined(pack: Regions, [first, ...others]: readonly Effect[], side: Side, form: Form, formOfFirst: Form) {
  if (!first) throw new Error('an empty group of effects');
  return {
    form,
    first: textOf(pack, first, side, formOfFirst),
    others: others.map((effect) => textOf(pack, effect, side, 'phrase')),
    count: others.length,
  };
}
