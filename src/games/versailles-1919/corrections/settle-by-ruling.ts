import { illegal } from '../../../kernel/refuse-answer.ts';
import type { IssueId } from '../pack-types.ts';
import type { Play } from '../types.ts';
import { correction, refuseWhileSettling } from './correction.ts';
import type { Pile } from './correction-fact.ts';
import { msg } from './msg.ts';
import { pileText } from './piles.ts';
import { canBeSettled, settledFields, wantedIn } from './settled-fields.ts';
import { lyingIssues } from './swap-issues.ts';

/**
 * An issue goes to its owner, with option and tokens as they should be: nothing that the option does follows. Where it
 * lay open the top card of the deck takes its place, for as many issues must lie there as ever (5.3).
 */
export const settleByRuling = correction({
  label: msg('versailles-1919-corrections.label.settle'),
  ask: (position) => ({
    prompt: msg('versailles-1919-corrections.ask.settle', { settling: position.state.settling ? 'yes' : 'no' }),
    choice: {
      kind: 'form',
      fields: settledFields(
        position,
        lyingIssues(position.state).flatMap(({ card, pile }) =>
          canBeSettled(position, card) ? [{ issue: card, detail: pileText(pile) }] : [],
        ),
      ),
    },
  }),
  apply(play, answer) {
    refuseWhileSettling(play);
    const { state, tell } = play;
    const { issue, option, owner, tokens } = wantedIn(answer);
    const lies = lyingIssues(state).find(({ card }) => card === issue);
    if (!lies) throw new Error(`${issue} lies nowhere`);
    const replacedBy = takeOut(play, issue, lies.pile, lies.put);
    state.settled.push({ issue, owner, option, tokens: [...tokens] });
    tell({ type: 'corrected-settling', issue, owner, option, tokens, from: lies.pile, replacedBy });
  },
});

/** Take an issue away; what lies in its place now, if something must. */
function takeOut(play: Play, issue: IssueId, pile: Pile, put: (card: IssueId) => void): IssueId | undefined {
  const { state } = play;
  const others = (list: readonly IssueId[]) => list.filter((other) => other !== issue);
  if (pile === 'discard') {
    state.discard = others(state.discard);
    return undefined;
  }
  play.reveal();
  if (pile === 'deck') {
    state.deck = others(state.deck);
    return undefined;
  }
  const top = state.deck.shift();
  if (top === undefined) throw illegal(msg('versailles-1919-corrections.refused.no-deck'));
  put(top);
  return top;
}
