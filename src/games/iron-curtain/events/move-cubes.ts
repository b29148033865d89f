import type { Option } from '../../../kernel/choice.ts';
import { total } from '../amounts.ts';
import { waitingForCubes } from '../cubes/placing-words.ts';
import { nameOf } from '../map/cards.ts';
import { onMap, placeOf } from '../map/grid.ts';
import { msg } from '../msg.ts';
import type { Decide, Moving, Position, Step } from '../types.ts';

/** 5.4.1: own cubes go from card to card, one by one, as many as the event allows or fewer. */
export const moveCubes: Step<'move-cubes'> = {
  section: '5.4',
  run(play, args) {
    if (args.left > 0 && sources(play, args).length > 0) play.push({ ask: 'move-cube-from', args });
  },
};

export const moveCubeFrom: Decide<'move-cube-from'> = {
  section: '5.4',
  rare: 'no card of the printed pack moves cubes.',
  seats: (_, { side }) => [side],
  ask: (position, _, args) => ({
    prompt: msg('iron-curtain.ask.move-from', { card: nameOf(position.pack, args.card), left: args.left }),
    brief: msg('iron-curtain.brief.move', { card: nameOf(position.pack, args.card) }),
    choice: {
      kind: 'one',
      options: [
        ...sources(position, args).map((id) => cardOption(position, id)),
        { id: 'done', label: msg('iron-curtain.option.move-done') },
      ],
    },
  }),
  waiting: (position, { side, card }) => waitingForCubes(position, { side, card, cause: 'event' }),
  apply({ push, tell }, answers, args) {
    const { side, card, placed } = args;
    const from = answers[side];
    if (typeof from === 'string' && from !== 'done') push({ ask: 'move-cube-to', args: { ...args, from } });
    else tell({ type: 'moving-done', side, card, moved: total(placed) });
  },
  fallback: () => 'done',
};

export const moveCubeTo: Decide<'move-cube-to'> = {
  section: '5.4',
  rare: 'no card of the printed pack moves cubes.',
  seats: (_, { side }) => [side],
  ask: (position, _, args) => ({
    prompt: msg('iron-curtain.ask.move-to', { from: nameOf(position.pack, args.from) }),
    brief: msg('iron-curtain.brief.move-to', { from: nameOf(position.pack, args.from) }),
    choice: {
      kind: 'one',
      // Without the cube that is on its way, which a moderator may have taken, there is nothing to answer.
      options:
        onMap(position.state, args.from)[args.side] > 0
          ? targetsFrom(args.from, args).map((id) => cardOption(position, id))
          : [],
    },
  }),
  waiting: (position, { side, card }) => waitingForCubes(position, { side, card, cause: 'event' }),
  apply({ state, push, tell }, answers, { from: fromId, ...moving }) {
    const { side, placed } = moving;
    const from = onMap(state, fromId);
    const to = onMap(state, String(answers[side]));
    from[side] -= 1;
    to[side] += 1;
    tell({
      type: 'cube-moved',
      side,
      card: moving.card,
      from: { card: from.card, us: from.us, ussr: from.ussr },
      to: { card: to.card, us: to.us, ussr: to.ussr },
    });
    push({
      step: 'move-cubes',
      args: { ...moving, left: moving.left - 1, placed: { ...placed, [to.card]: (placed[to.card] ?? 0) + 1 } },
    });
  },
  fallback: (_, __, args) => targetsFrom(args.from, args)[0] ?? '',
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

function sources({ state }: Position, args: Moving): readonly string[] {
  return args.sources.filter((id) => onMap(state, id)[args.side] > 0 && targetsFrom(id, args).length > 0);
}

function targetsFrom(from: string, { targets, perCard, placed }: Moving): readonly string[] {
  return targets.filter((id) => id !== from && (perCard === undefined || (placed[id] ?? 0) < perCard));
}

function cardOption({ state, pack }: Position, id: string): Option {
  const card = onMap(state, id);
  return {
    id,
    label: msg('iron-curtain.option.card', { card: nameOf(pack, id) }),
    detail: msg('iron-curtain.option.cubes-there', { us: card.us, ussr: card.ussr, dear: 0, price: 1 }),
    place: placeOf(card),
  };
}
