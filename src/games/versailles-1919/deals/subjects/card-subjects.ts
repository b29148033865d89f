import type { Choice } from '../../../../kernel/choice.ts';
import { effectAt, eventOf } from '../../cards.ts';
import type { Context } from '../../effect.ts';
import { effectText } from '../../effects/effect-text.ts';
import { whichSettledIssue, whichWaitingIssue } from '../../effects/pick-issue.ts';
import { whichRegion, whichTarget } from '../../effects/pick-part.ts';
import { exhaustUnits, readyUnit } from '../../effects/pick-units.ts';
import { activeOf, factionsIn, seatOf } from '../../factions.ts';
import { msg } from '../../msg.ts';
import type { EventId, FactionId } from '../../pack-types.ts';
import type { Position } from '../../types.ts';
import { isEventAhead } from '../ahead.ts';
import { effectsIn, type Part } from '../effects-in.ts';
import type { Promisable } from '../promisable.ts';
import { deploying } from './action-subjects.ts';
import type { OpenSubject } from './subject.ts';

/**
 * 5.3 steps 2 and 5: what the event on the Table, and the crisis that is carried out just now, leave to choose: to the
 * player who carries them out, and inside "each player" and "a player" to anybody. Of events that are turned up later
 * nothing is known.
 */
export function cardSubjects(position: Position, faction: FactionId): readonly OpenSubject[] {
  const { state } = position;
  const conference = isEventAhead(position) ? state.event : undefined;
  const crisis = crisisNow(position);
  return [
    ...(conference === undefined
      ? []
      : ofCard(position, faction, conference, 'conference', state.eventCube ?? activeOf(state))),
    ...(crisis === undefined ? [] : ofCard(position, faction, crisis, 'crisis', activeOf(state))),
  ];
}

/** The event that step 5 has turned up: the Waiting Room is full again, and so is the Table. */
function crisisNow({ state, pack }: Position): EventId | undefined {
  const { tableIssues, waitingEvents } = pack.figures;
  const isTurnedUp = state.table.length >= tableIssues && state.waitingEvents.length >= waitingEvents;
  return state.settling && isTurnedUp ? state.waitingEvents.at(-1) : undefined;
}

function ofCard(
  position: Position,
  faction: FactionId,
  event: EventId,
  part: 'conference' | 'crisis',
  decider: FactionId,
): readonly OpenSubject[] {
  const parts = effectsIn(effectAt(position, eventOf(position.pack, event)[part]));
  const card = { event, part };
  return factionsIn(position.state)
    .filter((you) => seatOf(position, you) === faction)
    .flatMap((you) =>
      parts
        .filter(({ byAnybody }) => byAnybody || you === decider)
        .flatMap((each) => ofPart(position, faction, { you, card }, each)),
    );
}

function ofPart(position: Position, faction: FactionId, context: Context, { effect }: Part): readonly OpenSubject[] {
  const about = 'event' in context.card ? context.card.event : context.card.issue;
  const { you } = context;
  const by = you === faction ? { faction } : { faction, of: you };
  const subject = (to: Promisable, choice: Choice): readonly OpenSubject[] => [{ ...by, to, about, choice }];
  switch (effect.op) {
    case 'either':
      return subject('which-effect', {
        kind: 'one',
        options: effect.effects.map((part, i) => ({
          id: String(i + 1),
          label: msg('versailles-1919.option.effect', { effect: effectText(part) }),
        })),
      });
    case 'unrest':
    case 'keg':
      return effect.where === 'choose'
        ? subject('which-region', whichRegion.ask(position, faction, { effect, context }).choice)
        : [];
    case 'target':
      return subject('which-target', whichTarget.ask(position, faction, { effect, context }).choice);
    case 'return-influence':
      return subject('which-waiting-issue', whichWaitingIssue.ask(position, faction, { effect, context }).choice);
    case 'unsettle':
      return subject('which-settled-issue', whichSettledIssue.ask(position, faction, { effect, context }).choice);
    case 'exhaust-units':
      return effect.n === undefined
        ? []
        : subject('exhaust-units', exhaustUnits.ask(position, faction, { effect, context }).choice);
    case 'ready-unit':
      return subject('ready-unit', readyUnit.ask(position, faction, { effect, context }).choice);
    case 'deploy':
      return you === faction ? deploying(position, faction) : [];
    default:
      return [];
  }
}
