import { tellPoints } from '../status/tell-points.ts';
import type { Step } from '../types.ts';
import { keepPossible } from './keep-possible.ts';
import { revealBreaks, revealOffers, whyNotBreak, whyNotOffer } from './reveal-alliances.ts';

/** 4.5: alliances are made where two offered them to each other. */
export const allianceStep: Step<'alliance-step'> = {
  section: '4.5',
  run: (play, { offers }) => {
    const { state, tell } = play;
    const possible = keepPossible(
      offers,
      (power, other) => whyNotOffer(state, power, other),
      (power, other, no) => tell({ type: 'order-lapsed', power, lapsed: { order: 'ally', with: other, no } }),
    );
    tellPoints(play, () => {
      const { made, unanswered } = revealOffers(play, possible);
      for (const powers of made) tell({ type: 'alliance-made', powers });
      for (const { from, to } of unanswered) tell({ type: 'offer-unanswered', power: from, to });
    });
  },
};

/** 4.7: alliances are broken, all at once. */
export const breakStep: Step<'break-step'> = {
  section: '4.7',
  run: (play, { breaks }) => {
    const { state, tell } = play;
    const possible = keepPossible(
      breaks,
      (power, other) => whyNotBreak(state, power, other),
      (power, other, no) => tell({ type: 'order-lapsed', power, lapsed: { order: 'break', with: other, no } }),
    );
    tellPoints(play, () => {
      for (const { powers, breakers } of revealBreaks(play, possible))
        tell({ type: 'alliance-broken', power: powers[0], with: powers[1], both: breakers.length > 1 });
    });
  },
};
