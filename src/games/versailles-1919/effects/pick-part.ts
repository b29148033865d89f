import type { FormAnswer } from '../../../kernel/choice.ts';
import { fieldsOf, theAnswer, theIds, theOption } from '../answers.ts';
import { isRegion, REGIONS } from '../cards.ts';
import type { Context, EffectOf } from '../effect.ts';
import { activeOf, factionsIn, isFaction, seatOf } from '../factions.ts';
import { msg } from '../msg.ts';
import { nationArgs, nationName, regionName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { meansNothing } from '../two-players/means-nothing.ts';
import { msg as neutralMsg } from '../two-players/msg.ts';
import { isNeutral } from '../two-players/neutral.ts';
import type { At, Decide } from '../types.ts';
import { possibleParts } from './can-carry-out.ts';
import { cardName } from './card-name.ts';
import { effectText } from './effect-text.ts';

/** An either/or: the parts are numbered as on the card, and only those that are possible can be picked. */
export const whichEffect: Decide<'which-effect'> = {
  section: '5.3',
  seats: (position, { context }) => [seatOf(position, context.you)],
  ask: (position, _, args) => ({
    prompt: msg('versailles-1919.ask.effect', { card: cardName(position.pack, args.context) }),
    brief: msg('versailles-1919.brief.effect', { card: cardName(position.pack, args.context) }),
    choice: {
      kind: 'one',
      options: partsOf(position, args).map(({ id, part }) => ({
        id,
        label: msg('versailles-1919.option.effect', { effect: effectText(part) }),
        ...(meansNothing(position.state, part, args.context.you) && {
          detail: neutralMsg('versailles-1919-two-players.option.no-effect', { who: nationName(args.context.you) }),
        }),
      })),
    },
  }),
  waiting: ({ pack }, { context }) =>
    msg('versailles-1919.waiting.effect', { ...nationArgs(context.you), card: cardName(pack, context) }),
  apply(play, answers, args) {
    const parts = partsOf(play, args);
    const chosen = parts.find(({ id }) => id === theOption(answers));
    if (!chosen) throw new Error('no such part on the card');
    play.tell({ type: 'effect-chosen', faction: args.context.you, effect: chosen.part, only: parts.length === 1 });
    play.push({ step: 'carry-out', args: { effect: chosen.part, context: args.context } });
  },
  /** Happiness is dearer than anything else. */
  fallback: (position, _, args) => {
    const parts = partsOf(position, args);
    return (parts.find(({ part }) => part.op !== 'happiness' || part.n > 0) ?? parts[0])?.id ?? '';
  },
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

function partsOf(
  position: At,
  { effect, context }: { readonly effect: EffectOf<'either'>; readonly context: Context },
) {
  const possible = possibleParts(position, effect, context);
  return effect.effects.map((part, i) => ({ id: String(i + 1), part })).filter(({ part }) => possible.includes(part));
}

/** A player for whom the effects are, and regions where the card names no fixed ones. */
export const whichTarget: Decide<'which-target'> = {
  section: '5.3',
  seats: (position, { context }) => [seatOf(position, context.you)],
  ask: ({ state, pack }, seat, { effect, context }) => {
    const target = {
      id: 'player',
      label: msg('versailles-1919.field.player'),
      choice: {
        kind: 'one' as const,
        options: factionsIn(state).map((faction) => ({
          id: faction,
          label: msg('versailles-1919.option.nation', {
            who: nationName(faction),
            own: faction === seat ? 'yes' : 'no',
          }),
        })),
      },
    };
    const n = effect.regions ?? 0;
    const regions = {
      id: 'regions',
      label: msg('versailles-1919.field.regions'),
      choice: {
        kind: 'some' as const,
        min: n,
        max: n,
        options: REGIONS.map((region) => regionOption(state.tracks[region].unrest, region)),
      },
    };
    return {
      prompt: msg('versailles-1919.ask.target', {
        card: cardName(pack, context),
        effects: effect.effects.map((part) => effectText(part)),
      }),
      brief: msg('versailles-1919.brief.target', { card: cardName(pack, context) }),
      choice: { kind: 'form', fields: n > 0 ? [target, regions] : [target] },
    };
  },
  waiting: ({ pack }, { context }) =>
    msg('versailles-1919.waiting.effect', { ...nationArgs(context.you), card: cardName(pack, context) }),
  apply({ push, tell }, answers, { effect, context }) {
    const fields = fieldsOf(theAnswer(answers));
    const target = String(fields.player);
    if (!isFaction(target)) throw new Error(`${target} is no player`);
    const regions = theIds(fields.regions).filter(isRegion);
    tell({ type: 'target-chosen', faction: context.you, target, regions });
    push(
      ...effect.effects.map((part) => ({
        step: 'carry-out' as const,
        args: { effect: part, context: { ...context, you: target, regions } },
      })),
    );
  },
  /** The next player clockwise, and the calmest regions. */
  fallback: ({ state }, _, { effect, context }): FormAnswer => {
    const n = effect.regions ?? 0;
    const calm = REGIONS.toSorted((a, b) => state.tracks[a].unrest - state.tracks[b].unrest).slice(0, n);
    const player = nextTo(state.order, isNeutral(state, context.you) ? activeOf(state) : context.you);
    return n > 0 ? { player, regions: calm } : { player };
  },
};

/** A region of one's choice for a marker to move in. */
export const whichRegion: Decide<'which-region'> = {
  section: '5.3',
  seats: (position, { context }) => [seatOf(position, context.you)],
  ask: ({ state, pack }, _, { effect, context }) => ({
    prompt: msg('versailles-1919.ask.region', { card: cardName(pack, context), effect: effectText(effect) }),
    brief: msg('versailles-1919.brief.region', { card: cardName(pack, context) }),
    choice: {
      kind: 'one',
      options: REGIONS.map((region) =>
        regionOption(effect.op === 'keg' ? state.tracks[region].keg : state.tracks[region].unrest, region),
      ),
    },
  }),
  waiting: ({ pack }, { context }) =>
    msg('versailles-1919.waiting.effect', { ...nationArgs(context.you), card: cardName(pack, context) }),
  apply({ push }, answers, { effect, context }) {
    const where = theOption(answers);
    if (!isRegion(where)) throw new Error(`no region ${where}`);
    push({ step: 'carry-out', args: { effect: { ...effect, where }, context } });
  },
  fallback: ({ state }) => REGIONS.toSorted((a, b) => state.tracks[b].keg - state.tracks[a].keg)[0] ?? '',
};

function regionOption(column: number, region: (typeof REGIONS)[number]) {
  return {
    id: region,
    label: regionName(region),
    detail: msg('versailles-1919.option.column', { column }),
    place: `region:${region}`,
  };
}

function nextTo(order: readonly FactionId[], you: FactionId): FactionId {
  return order[(order.indexOf(you) + 1) % order.length] ?? you;
}
