import { type TrialStep, tryTimeControl } from '../../clocks/try-time-control.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readTimeControl } from '../../time/read-time-control.ts';

import { alarmOf, type TimeControl } from '../../time/time-control.ts';

/**
 * When the steps of a time control come for somebody who never answers, on the reader's clock, as the form for a new
 * table shows them.
 */
export type TimeControlTrial = { readonly steps: readonly { readonly at: Date; readonly text: string }[] };

const KEYS = {
  ask: 'clocks.trial-ask',
  remind: 'clocks.trial-remind',
  expire: 'clocks.trial-expire',
  answer: 'clocks.trial-answer',
  call: 'clocks.trial-call',
  seek: 'clocks.trial-seek',
  wait: 'clocks.trial-wait',
  short: 'clocks.trial-short',
} as const satisfies { readonly [what in TrialStep['what']]: string };

/**
 * Plays a time control through from now on. Refuses (`bad-input`) one that is not possible, with a detail for each
 * wrong part.
 */
export function timeControlTrial(
  given: TimeControl,
  timeZone: string,
  now: Date,
  translator: Translator,
): TimeControlTrial {
  const timeControl = checked(given);
  const missed = alarmOf(timeControl);
  return {
    steps: tryTimeControl(timeControl, timeZone, now).map(({ what, at }) => ({
      at,
      text: translator.t(msg(KEYS[what], { missed })),
    })),
  };
}

/** As the form names its parts. */
function checked(given: TimeControl): TimeControl {
  try {
    return readTimeControl(given);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const details = error.details.map((detail) => ({ ...detail, at: `timeControl.${detail.at}` }));
    throw new Refusal(error.code, error.reason, details);
  }
}
