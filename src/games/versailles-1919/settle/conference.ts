import { theOption } from '../answers.ts';
import { effectAt, eventOf } from '../cards.ts';
import { canCarryOut } from '../effects/can-carry-out.ts';
import { effectText } from '../effects/effect-text.ts';
import { activeOf, seatOf } from '../factions.ts';
import { supplyOf } from '../influence/supply.ts';
import { msg } from '../msg.ts';
import { eventName, nationArgs } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { isBot } from '../solitaire/solo.ts';
import type { Decide, Play, Position, Step } from '../types.ts';

/** 5.3, step 2: the event on the Table, by the owner of the cube on it, else by the active player. */
export const conferenceEvent: Step<'conference-event'> = {
  section: '5.3',
  run(play) {
    const { state, pack, push, tell } = play;
    const faction = state.eventCube ?? activeOf(state);
    const event = onTable(play);
    const { optional } = eventOf(pack, event).conference;
    if (!canCarryOut(play, effectOf(play), { you: faction, card: { event, part: 'conference' } }))
      tell({ type: 'event-impossible', faction, event });
    else if (optional && mayDecline(play, faction)) push({ ask: 'optional-event', args: { faction } });
    else {
      if (optional) tell({ type: 'bot-event', faction, event, ...(!isBot(state, faction) && { own: true }) });
      carryOut(play, faction);
    }
  },
};

/** 5.3, step 2b: an optional event may be declined. */
export const optionalEvent: Decide<'optional-event'> = {
  section: '5.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position) => ({
    prompt: msg('versailles-1919.ask.optional-event', { event: eventName(position.pack, onTable(position)) }),
    brief: msg('versailles-1919.brief.optional-event', { event: eventName(position.pack, onTable(position)) }),
    choice: {
      kind: 'one',
      options: [
        { id: 'event', label: msg('versailles-1919.option.carry-out', { effect: effectText(effectOf(position)) }) },
        { id: 'decline', label: msg('versailles-1919.option.decline') },
      ],
    },
  }),
  waiting: (position, { faction }) =>
    msg('versailles-1919.waiting.optional-event', {
      ...nationArgs(faction),
      event: eventName(position.pack, onTable(position)),
    }),
  apply(play, answers, { faction }) {
    if (theOption(answers) === 'event') carryOut(play, faction);
    else play.tell({ type: 'event-declined', faction, event: onTable(play) });
  },
  fallback: () => 'decline',
};

/** 5.3, step 2c: the event is discarded, its cube goes to Exhausted. */
export const discardEvent: Step<'discard-event'> = {
  section: '5.3',
  run({ state }) {
    if (state.event !== undefined) state.eventDiscard.unshift(state.event);
    if (state.eventCube) supplyOf(state, state.eventCube).exhausted += 1;
    state.event = undefined;
    state.eventCube = undefined;
  },
};

/**
 * 16.9.2: in solitaire what is Optional must be carried out where a bot settles, and unless the table says otherwise
 * always.
 */
function mayDecline({ state, options, has }: Play, faction: FactionId): boolean {
  if (!state.solo) return true;
  if (isBot(state, faction)) return false;
  return !has('optional-events-by-table') || options.optional_events === 'may-decline';
}

function carryOut(play: Play, faction: FactionId): void {
  const event = onTable(play);
  const { optional } = eventOf(play.pack, event).conference;
  play.tell({ type: 'event-carried-out', faction, event, optional });
  const context = { you: faction, card: { event, part: 'conference' as const } };
  play.push({ step: 'carry-out', args: { effect: effectOf(play), context } });
}

function onTable({ state }: Pick<Position, 'state'>): string {
  if (state.event === undefined) throw new Error('no event lies on the Table');
  return state.event;
}

function effectOf(position: Position) {
  return effectAt(position, eventOf(position.pack, onTable(position)).conference);
}
