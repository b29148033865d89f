import { type TrialStep, tryPace } from '../../../clocks/try-pace.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { alarmOf, type Pace } from '../../../time/pace.ts';
import { readPace } from '../../../time/read-pace.ts';
import { say } from '../../../time/say.ts';

/** When the steps of a pace come for somebody who never answers, on the reader's clock, as the form for a new table shows them. */
export type PaceTrial = { readonly steps: readonly { readonly at: Date; readonly text: string }[] };

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

/** Plays a pace through from now on. Refuses (`bad-input`) one that is not possible, with a detail for each wrong part. */
export function paceTrial(given: Pace, timeZone: string, now: Date, translator: Translator): PaceTrial {
  const pace = checked(given);
  const missed = alarmOf(pace);
  return {
    steps: tryPace(pace, timeZone, now).map(({ what, at }) => ({
      at,
      text: translator.say(say(KEYS[what], { missed })),
    })),
  };
}

/** As the form names its parts. */
function checked(given: Pace): Pace {
  try {
    return readPace(given);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const details = error.details.map((detail) => ({ ...detail, at: `pace.${detail.at}` }));
    throw new Refusal(error.code, error.reason, details);
  }
}
