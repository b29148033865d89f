import type { Option } from '../../../kernel/choice.ts';
import { fieldsOf, theAnswer } from '../answers.ts';
import { effectAt, eventOf } from '../cards.ts';
import { effectText } from '../effects/effect-text.ts';
import { seatOf } from '../factions.ts';
import { leaderOf } from '../influence/cubes.ts';
import { cubesText } from '../influence/cubes-words.ts';
import { supplyOf } from '../influence/supply.ts';
import { msg } from '../msg.ts';
import { eventName, issueName, nationArgs } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import { advanceable, tellBotAdvance } from '../solitaire/bot-advance.ts';
import { msg as neutralMsg } from '../two-players/msg.ts';
import { isNeutral } from '../two-players/neutral.ts';
import type { Decide, Position, Step } from '../types.ts';
import { optionsText } from './refill-issue.ts';

const WITH_CUBE = '+cube';

/** 5.3, step 3: an issue and an event come from the Waiting Room to the Table. */
export const advance: Step<'advance'> = {
  section: '5.3',
  run({ push }, args) {
    push({ ask: 'advance-cards', args });
  },
};

/** The two parts have no order, so they are one answer; a cube goes on the event only now (step 3b). */
export const advanceCards: Decide<'advance-cards'> = {
  section: '5.3',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction }) => {
    const { state, pack } = position;
    return {
      prompt: msg('versailles-1919.ask.advance'),
      brief: msg('versailles-1919.brief.advance'),
      choice: {
        kind: 'form',
        fields: [
          {
            id: 'issue',
            label: msg('versailles-1919.field.issue'),
            choice: {
              kind: 'one',
              options: advanceable(state, faction).map((issue) => ({
                id: issue,
                label: msg('versailles-1919.option.issue', { issue: issueName(pack, issue) }),
                detail: msg('versailles-1919.issue-with-cubes', {
                  cubes: cubesText(state, issue),
                  options: optionsText(pack, issue),
                }),
                place: `issue:${issue}`,
              })),
            },
          },
          {
            id: 'event',
            label: msg('versailles-1919.field.event'),
            choice: {
              kind: 'one',
              options: state.waitingEvents.flatMap((event) => eventOptions(position, faction, event)),
            },
          },
        ],
      },
    };
  },
  waiting: (_, { faction }) => msg('versailles-1919.waiting.advance', nationArgs(faction)),
  apply(play, answers, { faction }) {
    const { state, tell } = play;
    const fields = fieldsOf(theAnswer(answers));
    const issue = String(fields.issue);
    const chosen = String(fields.event);
    const cube = chosen.endsWith(WITH_CUBE);
    const event = cube ? chosen.slice(0, -WITH_CUBE.length) : chosen;
    const only = state.waitingRoom.length === 1 && state.waitingEvents.length === 1;
    tellBotAdvance(play, issue, faction);
    state.waitingRoom = state.waitingRoom.filter((other) => other !== issue);
    state.table.push(issue);
    state.waitingEvents = state.waitingEvents.filter((other) => other !== event);
    state.event = event;
    if (cube) {
      supplyOf(state, faction).available -= 1;
      state.eventCube = faction;
    }
    tell({ type: 'cards-advanced', faction, issue, event, cube, only });
  },
  /** An issue that the faction leads, else the first; the first event, without a cube. */
  fallback: ({ state }, _, { faction }) => ({
    issue:
      advanceable(state, faction).find((issue) => leaderOf(state, issue) === faction) ??
      advanceable(state, faction)[0] ??
      '',
    event: state.waitingEvents[0] ?? '',
  }),
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

function eventOptions(position: Position, faction: FactionId, id: string): readonly Option[] {
  const { state, pack } = position;
  const event = eventOf(pack, id);
  const name = eventName(pack, id);
  const detail = msg('versailles-1919.option.event-detail', {
    optional: event.conference.optional ? 'yes' : 'no',
    effect: effectText(effectAt(position, event.conference)),
  });
  const plain: Option = {
    id,
    label: msg('versailles-1919.option.event', { event: name }),
    detail,
    place: `event:${id}`,
  };
  // 16.9.4: in solitaire no event takes a cube.
  if (!event.icon || state.solo || supplyOf(state, faction).available === 0) return [plain];
  const label = isNeutral(state, faction)
    ? neutralMsg('versailles-1919-two-players.option.event-with-cube', { event: name, ...nationArgs(faction) })
    : msg('versailles-1919.option.event-with-cube', { event: name });
  return [plain, { id: `${id}${WITH_CUBE}`, label, detail }];
}
