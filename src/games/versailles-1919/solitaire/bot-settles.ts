import { theOption } from '../answers.ts';
import { seatOf } from '../factions.ts';
import { nationArgs } from '../names.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import { settleable } from '../turn/actions.ts';
import type { Decide, Play } from '../types.ts';
import { issueOption } from './issue-option.ts';
import { msg } from './msg.ts';
import { potentialValue } from './value.ts';

/** 16.8.1, 16.8.4: issues that are equal for the bot: the player picks the one that it settles. */
export const botSettles: Decide<'bot-settles'> = {
  section: '16.8',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction, among }) => ({
    prompt: msg('versailles-1919-solitaire.ask.settles', nationArgs(faction)),
    brief: msg('versailles-1919-solitaire.brief.settles', nationArgs(faction)),
    choice: {
      kind: 'one',
      options: among
        .filter((issue) => settleable(position.state).includes(issue)) // a moderator may have taken one away
        .map((issue) => issueOption(position, issue, faction)),
    },
  }),
  waiting: (_, { faction }) => msg('versailles-1919-solitaire.waiting.settles', nationArgs(faction)),
  apply(play, answers, { faction, led }) {
    settle(play, faction, theOption(answers), led ? 'chosen' : 'other-bot-chosen');
  },
  fallback: ({ state }, _, { among }) => among.find((issue) => settleable(state).includes(issue)) ?? '',
};

/** A bot settles an issue, and by which rule. */
export function settle(
  play: Play,
  faction: FactionId,
  issue: IssueId,
  why: 'only-led' | 'highest' | 'chosen' | 'other-bot' | 'other-bot-chosen',
): void {
  play.tell({ type: 'bot-settles', faction, issue, why, value: potentialValue(play.pack, issue, faction) });
  play.push({ step: 'settle-issue', args: { faction, issue } });
}
