import { msg } from './msg.ts';
import { FIRST_TARGET, TARGETS } from './target.ts';

/** The words of the table option `target`, one value for each of `TARGETS`. */
export const targetWords = {
  label: msg('versailles-1919-solitaire.options.target'),
  help: msg('versailles-1919-solitaire.options.target-help', { first: FIRST_TARGET }),
  values: TARGETS.map((vp) =>
    msg('versailles-1919-solitaire.options.target-vp', { vp, first: vp === FIRST_TARGET ? 'yes' : 'no' }),
  ),
};

/** The words of the table option `optional_events`. */
export const optionalEventsWords = {
  label: msg('versailles-1919-solitaire.options.optional-events'),
  help: msg('versailles-1919-solitaire.options.optional-events-help'),
  values: [
    msg('versailles-1919-solitaire.options.optional-events-mandatory'),
    msg('versailles-1919-solitaire.options.optional-events-declined'),
  ],
};
