import { regionOfIssue, settledOf } from '../cards.ts';
import { activeOf, clockwiseFrom } from '../factions.ts';
import { strengthsOf, weakest } from '../solitaire/value.ts';
import { isNeutral } from '../two-players/neutral.ts';
import type { Step } from '../types.ts';

/** 10.3 to 10.6, 10.8: the issue leaves its owner; bid, reset (after an uprising only, A-9), option. */
export const unsettleIssue: Step<'unsettle-issue'> = {
  section: '10.3',
  run(play, { issue, uprising }) {
    const { state, pack, push, tell } = play;
    // 16.12: the strengths of the moment at which the issue still counts for its owner.
    const taking = state.solo && { among: weakest(play), strengths: strengthsOf(play) };
    const { owner, tokens } = settledOf(state, issue);
    state.settled = state.settled.filter((other) => other.issue !== issue);
    state.check?.unsettled.push(issue);
    state.auction = {
      issue,
      region: regionOfIssue(pack, issue),
      owner,
      in: [...clockwiseFrom(state, isNeutral(state, owner) ? activeOf(state) : owner)], // 10.4a, A-27
      bids: {},
      best: undefined,
    };
    tell({ type: 'issue-unsettled', issue, owner, tokens: [...tokens] });
    push(
      ...(taking
        ? [
            { step: 'switch-faction' as const, args: taking },
            { step: 'bots-bid' as const, args: {} },
          ]
        : [{ step: 'next-bid' as const, args: {} }]),
      ...(uprising ? [{ step: 'reset-region' as const, args: { region: uprising } }] : []),
      { step: 'option-after-bid', args: { issue } },
    );
  },
};

/** 10.5: the keg one column right, then the unrest just right of it, wherever it was. */
export const resetRegion: Step<'reset-region'> = {
  section: '10.5',
  run({ state, pack, tell }, { region }) {
    const track = state.tracks[region];
    track.keg = Math.min(track.keg + 1, pack.figures.kegLastColumn);
    track.unrest = track.keg + 1;
    tell({ type: 'region-reset', region, keg: track.keg, unrest: track.unrest });
  },
};
