import type { Effect } from '../effect.ts';
import { nameOf, regionOf } from '../map/cards.ts';
import { msg } from '../msg.ts';
import { countRegion, netOf } from '../scoring/count-region.ts';
import { direction } from '../sides.ts';
import type { Decide, Position, SideAndCard } from '../types.ts';
import { canCarryOut } from './can-carry-out.ts';
import { eventText } from './event-text.ts';

/** 5.4.1: one of several effects, among those that can do something now. Options are numbered as on the card. */
export const whichEffect: Decide<'which-effect'> = {
  section: '5.4',
  rare: 'no card of the printed pack gives a choice of effects.',
  seats: (_, { side }) => [side],
  ask: (position, _, args) => ({
    prompt: msg('iron-curtain.ask.effect', { card: nameOf(position.pack, args.card) }),
    brief: msg('iron-curtain.brief.effect', { card: nameOf(position.pack, args.card) }),
    choice: {
      kind: 'one',
      options: possible(position, args).map(({ id, effect }) => ({
        id,
        label: msg('iron-curtain.option.effect', { event: eventText(position.pack, effect, args.side) }),
      })),
    },
  }),
  waiting: (position, { side, card }) =>
    msg('iron-curtain.waiting.effect', { side, card: nameOf(position.pack, card) }),
  apply({ push, tell }, answers, { side, card, effects }) {
    const effect = effects[Number(answers[side]) - 1];
    if (!effect) throw new Error('the chosen effect is not on the card');
    tell({ type: 'effect-chosen', side, card, effect });
    push({ step: 'carry-out-event', args: { side, card, effect } });
  },
  fallback: (position, _, args) => possible(position, args)[0]?.id ?? '1',
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

function possible(position: Position, { side, card, effects }: SideAndCard & { readonly effects: readonly Effect[] }) {
  return effects
    .map((effect, i) => ({ id: String(i + 1), effect }))
    .filter(({ effect }) => canCarryOut(position, side, card, effect));
}

/** 5.4.1: which region an event scores. */
export const whichRegion: Decide<'which-region'> = {
  section: '5.4',
  rare: 'no card of the printed pack gives a choice of regions.',
  seats: (_, { side }) => [side],
  ask: ({ state, pack }, _, { card, regions }) => ({
    prompt: msg('iron-curtain.ask.region', { card: nameOf(pack, card) }),
    brief: msg('iron-curtain.brief.region', { card: nameOf(pack, card) }),
    choice: {
      kind: 'one',
      options: regions.map((id) => {
        const region = regionOf(pack, id);
        const { us, ussr } = countRegion(state, pack, id);
        return {
          id,
          label: msg('iron-curtain.option.region', { region: region.name }),
          detail: msg('iron-curtain.option.region-count', { us, ussr, bonus: region.bonus }),
          place: `region:${id}`,
        };
      }),
    },
  }),
  waiting: ({ pack }, { side, card }) => msg('iron-curtain.waiting.region', { side, card: nameOf(pack, card) }),
  apply({ push }, answers, { side }) {
    push({ step: 'score-region', args: { region: String(answers[side]), reason: 'event' } });
  },
  fallback({ state, pack }, _, { side, regions }) {
    const gain = (id: string) => netOf(countRegion(state, pack, id), regionOf(pack, id).bonus).net * direction(side);
    const [first = '', ...others] = regions;
    return others.reduce((best, id) => (gain(id) > gain(best) ? id : best), first);
  },
};
