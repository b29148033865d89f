import type { Option } from '../../../kernel/choice.ts';
import { nameOf } from '../map/cards.ts';
import { onMap, placeOf } from '../map/grid.ts';
import { msg } from '../msg.ts';
import type { Decide, Step } from '../types.ts';
import { cubesFor, openTargets, priceOf } from './can-place.ts';
import { tellEnd } from './place-cubes.ts';
import { placingPrompt, waitingForCubes } from './placing-words.ts';
import { putCubes, tellPlaced } from './put-cubes.ts';
import { sensibleTarget } from './sensible-cubes.ts';
import { sourcesFor } from './take-back-cube.ts';

/** 5.3: the reserve is short, so the cubes go one by one: where the next one goes, or that it is enough. */
export const placeCube: Decide<'place-cube'> = {
  section: '5.3',
  seats: (_, { side }) => [side],
  ask(position, _, placing) {
    const options = openTargets(position, placing).map((card): Option => {
      const price = priceOf(position, card, placing);
      return {
        id: card.card,
        label: msg('iron-curtain.option.card', { card: nameOf(position.pack, card.card) }),
        detail: msg('iron-curtain.option.cubes-there', {
          us: card.us,
          ussr: card.ussr,
          dear: price > 1 ? 1 : 0,
          price,
        }),
        place: placeOf(card),
      };
    });
    return {
      prompt: placingPrompt(position, placing),
      brief: msg('iron-curtain.brief.cubes', { card: nameOf(position.pack, placing.card) }),
      choice: { kind: 'one', options: [...options, { id: 'done', label: msg('iron-curtain.option.done') }] },
    };
  },
  waiting: waitingForCubes,
  apply(play, answers, placing) {
    const target = answers[placing.side];
    if (typeof target !== 'string' || target === 'done') {
      tellEnd(play, placing, true);
      return;
    }
    const price = priceOf(play, onMap(play.state, target), placing);
    play.push({ step: 'pay-and-place', args: { placing, target, price, ready: 0 } });
  },
  fallback: sensibleTarget,
};

/**
 * Find the cubes for one cube's place, then put it there: from the reserve while it has any, else from the map,
 * each chosen by its owner (A6, A8). A table may let the map be used as soon as the reserve was short.
 */
export const payAndPlace: Step<'pay-and-place'> = {
  section: '5.3',
  run(play, args) {
    const { placing, target } = args;
    const { side } = placing;
    const card = onMap(play.state, target);
    const price = priceOf(play, card, placing);
    if (price > placing.left || price > cubesFor(play, side, card)) {
      tellEnd(play, placing, false); // a moderator has taken what was meant for it
      return;
    }
    const ready = Math.min(args.ready, play.state.reserve[side]);
    const inReserve = play.state.reserve[side] - ready;
    if (ready < price) {
      const mapFirst = play.options.take_back === 'reserve-short' && sourcesFor(play, args).length > 0;
      if (inReserve > 0 && !mapFirst) play.push({ step: 'pay-and-place', args: { ...args, price, ready: ready + 1 } });
      else play.push({ ask: 'take-back-cube', args: { ...args, price, ready } });
      return;
    }
    tellPlaced(play, placing, [putCubes(play, card, placing, 1)]);
    const placed = { ...placing.placed, [target]: (placing.placed[target] ?? 0) + 1 };
    if (placing.left > price)
      play.push({ step: 'place-cubes', args: { ...placing, left: placing.left - price, placed } });
  },
};
