import type { Option } from '../../../kernel/choice.ts';
import { theAnswer, theIds, theOption } from '../answers.ts';
import { isRegion } from '../cards.ts';
import { seatOf } from '../factions.ts';
import { supplyOf } from '../influence/supply.ts';
import { placeOption } from '../military/place-words.ts';
import { deployedIn, exhaustDeployed, takeUnit } from '../military/units.ts';
import { msg } from '../msg.ts';
import { nationArgs, regionName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { msg as solitaireMsg } from '../solitaire/msg.ts';
import { isBot } from '../solitaire/solo.ts';
import type { State } from '../state.ts';
import type { Decide, UnitPlace } from '../types.ts';
import { readiable } from './can-carry-out.ts';
import { cardName } from './card-name.ts';

/** Which deployed units go to Exhausted, where not all have to. */
export const exhaustUnits: Decide<'exhaust-units'> = {
  section: '5.3',
  seats: (position, { context }) => [seatOf(position, context.you)],
  ask: ({ state, pack }, _, { effect, context }) => ({
    prompt: msg('versailles-1919.ask.exhaust-units', { card: cardName(pack, context), n: effect.n ?? 0 }),
    brief: msg('versailles-1919.brief.units', { card: cardName(pack, context) }),
    choice: {
      kind: 'some',
      min: effect.n ?? 0,
      max: effect.n ?? 0,
      options: deployedIn(state, context.you).map((region) => placeOption(state, context.you, region)),
    },
  }),
  waiting: ({ pack }, { context }) =>
    msg('versailles-1919.waiting.effect', { ...nationArgs(context.you), card: cardName(pack, context) }),
  apply({ state, tell }, answers, { context }) {
    const regions = theIds(theAnswer(answers)).filter(isRegion);
    exhaustDeployed(state, context.you, regions);
    tell({ type: 'units-exhausted', faction: context.you, regions });
  },
  fallback: ({ state }, _, { effect, context }) => deployedIn(state, context.you).slice(0, effect.n),
};

/** A unit may become Available: an Exhausted one, or a deployed one. The unrest stays where it is. */
export const readyUnit: Decide<'ready-unit'> = {
  section: '5.3',
  seats: (position, { context }) => [seatOf(position, context.you)],
  ask: ({ state, pack }, _, { effect, context }) => ({
    prompt: isBot(state, context.you)
      ? solitaireMsg('versailles-1919-solitaire.ask.ready-unit', { card: cardName(pack, context) })
      : msg('versailles-1919.ask.ready-unit', { card: cardName(pack, context) }),
    brief: msg('versailles-1919.brief.units', { card: cardName(pack, context) }),
    choice: {
      kind: 'one',
      options: [
        // None at all where a moderator has moved the last one since it was asked.
        ...readiable(state, effect, context.you).map((place) => readyOption(state, context.you, place)),
        { id: 'leave', label: msg('versailles-1919.option.not-ready') },
      ],
    },
  }),
  waiting: ({ pack }, { context }) =>
    msg('versailles-1919.waiting.effect', { ...nationArgs(context.you), card: cardName(pack, context) }),
  apply({ state, tell }, answers, { context }) {
    const answer = theOption(answers);
    if (answer !== 'ready' && !isRegion(answer)) {
      tell({ type: 'unit-not-readied', faction: context.you });
      return;
    }
    takeUnit(state, context.you, isRegion(answer) ? answer : 'exhausted');
    supplyOf(state, context.you).units.available += 1;
    tell({ type: 'unit-readied', faction: context.you, ...(isRegion(answer) && { from: answer }) });
  },
  fallback: ({ state }, _, { context }) => (supplyOf(state, context.you).units.exhausted > 0 ? 'ready' : 'leave'),
};

function readyOption(state: State, faction: FactionId, place: UnitPlace): Option {
  if (!isRegion(place)) return { id: 'ready', label: msg('versailles-1919.option.ready') };
  const label = msg('versailles-1919.option.recall', { region: regionName(place) });
  return { ...placeOption(state, faction, place), label };
}
