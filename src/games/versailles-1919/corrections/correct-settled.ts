import { settledOf } from '../cards.ts';
import { nationName } from '../names.ts';
import { correction, refuseWhileSettling } from './correction.ts';
import { msg } from './msg.ts';
import { canBeSettled, settledFields, wantedIn } from './settled-fields.ts';

/**
 * Owner, option and tokens of a settled issue become as they should be; nothing that the options do follows or is
 * undone.
 */
export const correctSettled = correction({
  label: msg('versailles-1919-corrections.label.settled'),
  ask: (position) => ({
    prompt: msg('versailles-1919-corrections.ask.settled', { settling: position.state.settling ? 'yes' : 'no' }),
    choice: {
      kind: 'form',
      fields: settledFields(
        position,
        position.state.settled.flatMap(({ issue, owner }) =>
          canBeSettled(position, issue) ? [{ issue, detail: nationName(owner) }] : [],
        ),
      ),
    },
  }),
  apply(play, answer) {
    refuseWhileSettling(play);
    const { issue, option, owner, tokens } = wantedIn(answer);
    const settled = settledOf(play.state, issue);
    settled.owner = owner;
    settled.option = option;
    settled.tokens = [...tokens];
    play.tell({ type: 'corrected-settling', issue, owner, option, tokens, from: undefined, replacedBy: undefined });
  },
});
