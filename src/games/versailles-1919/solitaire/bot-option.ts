import { issueOf } from '../cards.ts';
import type { FactionId, IssueId, IssueOption } from '../pack-types.ts';
import { moodOf, openOptions } from '../two-players/neutral-option.ts';
import type { At, Play } from '../types.ts';
import { isBot } from './solo.ts';
import { optionValue } from './value.ts';

/**
 * 16.9.1: the options that a faction may choose: a player all (15.5 apart), a bot only those with the highest value for
 * it, among them those that make it least unhappy; of what is equal after that the player picks. A bot chooses so after
 * a bid too (10.6).
 */
export function optionsFor(position: At, faction: FactionId, issue: IssueId): readonly IssueOption[] {
  if (!isBot(position.state, faction)) return openOptions(position, faction, issue);
  return highest(highestValue(position, issue, faction), (option) => moodOf(position.state, option, faction));
}

/** Tell by which rule a bot took its option. */
export function tellBotOption(play: Play, issue: IssueId, option: IssueOption, faction: FactionId): void {
  if (!isBot(play.state, faction)) return;
  const all = issueOf(play.pack, issue).options.length;
  const valuable = highestValue(play, issue, faction).length;
  const equal = optionsFor(play, faction, issue).length;
  const why = all === 1 ? 'only' : valuable === 1 ? 'highest' : equal === 1 ? 'least-unhappy' : 'chosen';
  const value = optionValue(play.pack, issue, option, faction);
  play.tell({ type: 'bot-option', faction, issue, option: option.id, value, why });
}

function highestValue({ pack }: At, issue: IssueId, faction: FactionId): readonly IssueOption[] {
  return highest(issueOf(pack, issue).options, (option) => optionValue(pack, issue, option, faction));
}

function highest(options: readonly IssueOption[], worth: (option: IssueOption) => number): readonly IssueOption[] {
  const best = Math.max(...options.map(worth));
  return options.filter((option) => worth(option) === best);
}
