import type { Choice, Option } from '../../../../kernel/choice.ts';
import { issueOf } from '../../cards.ts';
import type { Effect } from '../../effect.ts';
import { msg } from '../../msg.ts';
import type { FactionId, IssueId } from '../../pack-types.ts';
import { advanceCards } from '../../settle/advance.ts';
import { navalFlags } from '../../settle/choose-option.ts';
import { refillFrom } from '../../settle/refill-issue.ts';
import { openOptions } from '../../two-players/neutral-option.ts';
import type { Position } from '../../types.ts';
import { issuesToWin, mayStillSettle } from '../ahead.ts';
import type { Promiser } from '../deal.ts';
import type { OpenSubject } from './subject.ts';

/**
 * 5.3: what the winner of an issue chooses (step 1d), and what the active player advances and refills (steps 3 and 4).
 */
export function settlingSubjects(position: Position, faction: FactionId): readonly OpenSubject[] {
  const { active, auction, neutral } = position.state;
  const bidFor = auction?.in.includes(faction) ? [auction.issue] : [];
  const own = [...issuesToWin(position, faction), ...bidFor];
  const others = neutral && faction === active ? issuesToWin(position, neutral) : [];
  return [
    ...own.flatMap((issue) => winning(position, { faction }, issue)),
    ...others.flatMap((issue) => winning(position, { faction, ...(neutral && { of: neutral }) }, issue)),
    ...(faction === active ? cards(position, faction) : []),
  ];
}

function winning(position: Position, by: Promiser, issue: IssueId): readonly OpenSubject[] {
  const faction = by.of ?? by.faction;
  const options = openOptions(position, faction, issue).map(({ id, label }) => ({
    id,
    label: msg('versailles-1919.option.option', { option: label }),
  }));
  const flags = Math.max(0, ...issueOf(position.pack, issue).options.map(({ effects }) => flagsIn(effects)));
  return [
    { ...by, to: 'option', about: issue, choice: { kind: 'one', options } },
    ...(flags > 0
      ? [{ ...by, to: 'naval-flags' as const, about: issue, choice: flagsChoice(position, by, issue, flags) }]
      : []),
  ];
}

function flagsIn(effects: readonly Effect[]): number {
  return effects.reduce(
    (sum, effect) => sum + (effect.op === 'token' && effect.token === 'navy-choice' ? effect.n : 0),
    0,
  );
}

function flagsChoice(position: Position, { faction, of = faction }: Promiser, issue: IssueId, n: number): Choice {
  return navalFlags.ask(position, faction, { faction: of, issue, n }).choice;
}

/** Steps 3 and 4, as long as they are ahead: until then the Table, and after it the Waiting Room, is one card short. */
function cards(position: Position, faction: FactionId): readonly OpenSubject[] {
  const { state, pack } = position;
  const { tableIssues, waitingIssues } = pack.figures;
  const [table, waiting] = [state.table.length < tableIssues, state.waitingRoom.length < waitingIssues];
  const mayBegin = mayStillSettle(position);
  const advances = mayBegin || (state.settling !== undefined && table);
  const refills = advances || (state.settling !== undefined && waiting);
  const drawn = unseen(position);
  return [
    ...(advances
      ? [{ faction, to: 'advance-cards' as const, choice: advanceCards.ask(position, faction, { faction }).choice }]
      : []),
    ...(refills && state.discard.length > 0
      ? [{ faction, to: 'refill-from' as const, choice: refillFrom.ask(position, faction, { faction }).choice }]
      : []),
    ...(refills && drawn.length > 0
      ? [{ faction, to: 'drawn-issue' as const, choice: { kind: 'one' as const, options: drawn } }]
      : []),
  ];
}

/** Issues that nobody has seen yet: in the deck, or out of the game. The end card leaves nothing to choose (13.1). */
function unseen({ state, pack }: Position): readonly Option[] {
  const settled = state.settled.map(({ issue }) => issue);
  const open = new Set([
    ...state.table,
    ...state.waitingRoom,
    ...state.discard,
    ...settled,
    ...state.drawn,
    state.auction?.issue,
    pack.endCard,
  ]);
  return pack.issues
    .filter((issue) => !open.has(issue))
    .map((issue) => ({ id: issue, label: msg('versailles-1919.option.issue', { issue: issueOf(pack, issue).name }) }));
}
