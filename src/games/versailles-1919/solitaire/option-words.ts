import { say } from './say.ts';
import { FIRST_TARGET, TARGETS } from './target.ts';

/** The words of the table option `target`, one value for each of `TARGETS`. */
export const targetWords = {
  label: say('versailles-1919-solitaire.options.target'),
  help: say('versailles-1919-solitaire.options.target-help', { first: FIRST_TARGET }),
  values: TARGETS.map((vp) =>
    say('versailles-1919-solitaire.options.target-vp', { vp, first: vp === FIRST_TARGET ? 'yes' : 'no' }),
  ),
};

/** The words of the table option `optional_events`. */
export const optionalEventsWords = {
  label: say('versailles-1919-solitaire.options.optional-events'),
  help: say('versailles-1919-solitaire.options.optional-events-help'),
  values: [
    say('versailles-1919-solitaire.options.optional-events-mandatory'),
    say('versailles-1919-solitaire.options.optional-events-declined'),
  ],
};
