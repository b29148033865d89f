import { theOption } from '../answers.ts';
import { settledOf } from '../cards.ts';
import { seatOf } from '../factions.ts';
import { cubesOn, takeCubes } from '../influence/cubes.ts';
import { cubesText } from '../influence/cubes-words.ts';
import { supplyOf } from '../influence/supply.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs, nationName } from '../names.ts';
import type { Decide } from '../types.ts';
import { returnable, unsettleable } from './can-carry-out.ts';
import { cardName } from './card-name.ts';

/** An issue of the Waiting Room from which everybody takes the influence back. */
export const whichWaitingIssue: Decide<'which-waiting-issue'> = {
  section: '5.3',
  seats: (position, { context }) => [seatOf(position, context.you)],
  ask: ({ state, pack }, _, { context }) => ({
    prompt: msg('versailles-1919.ask.waiting-issue', { card: cardName(pack, context) }),
    brief: msg('versailles-1919.brief.issue', { card: cardName(pack, context) }),
    choice: {
      kind: 'one',
      options: state.waitingRoom.map((issue) => ({
        id: issue,
        label: msg('versailles-1919.option.issue', { issue: issueName(pack, issue) }),
        detail: cubesText(state, issue),
        place: `issue:${issue}`,
      })),
    },
  }),
  waiting: ({ pack }, { context }) =>
    msg('versailles-1919.waiting.effect', { ...nationArgs(context.you), card: cardName(pack, context) }),
  apply({ state, tell }, answers, { context }) {
    const issue = theOption(answers);
    for (const { faction, cubes } of cubesOn(state, issue)) supplyOf(state, faction).available += cubes;
    const cubes = takeCubes(state, issue);
    tell({ type: 'influence-returned', faction: context.you, issue, cubes });
  },
  /** One without cubes if there is any. */
  fallback: ({ state }) =>
    state.waitingRoom.find((issue) => !returnable(state).includes(issue)) ?? state.waitingRoom[0] ?? '',
};

/** 10.8: which settled issue an event puts up for bid. */
export const whichSettledIssue: Decide<'which-settled-issue'> = {
  section: '10.8',
  seats: (position, { context }) => [seatOf(position, context.you)],
  ask: (position, _, { effect, context }) => ({
    prompt: msg('versailles-1919.ask.settled-issue', { card: cardName(position.pack, context) }),
    brief: msg('versailles-1919.brief.issue', { card: cardName(position.pack, context) }),
    choice: {
      kind: 'one',
      options: unsettleable(position, effect).map((issue) => ({
        id: issue,
        label: msg('versailles-1919.option.issue', { issue: issueName(position.pack, issue) }),
        detail: msg('versailles-1919.option.controlled', { who: nationName(settledOf(position.state, issue).owner) }),
        place: `issue:${issue}`,
      })),
    },
  }),
  waiting: ({ pack }, { context }) =>
    msg('versailles-1919.waiting.effect', { ...nationArgs(context.you), card: cardName(pack, context) }),
  apply({ push }, answers) {
    push({ step: 'unsettle-issue', args: { issue: theOption(answers), uprising: undefined } });
  },
  fallback: (position, seat, { effect, context }) => {
    const issues = unsettleable(position, effect);
    const own: readonly string[] = [context.you, seat]; // a neutral faction spares its player, too
    return issues.find((issue) => !own.includes(settledOf(position.state, issue).owner)) ?? issues[0] ?? '';
  },
  onlyAnswer: () => {}, // everything is open; the unsettling tells it
};
