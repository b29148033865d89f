import type { Message } from '../../kernel/message.ts';
import type { OptionField } from '../../kernel/rules.ts';
import { type Options, optionValues, parseOptions } from './options.ts';
import { say } from './say.ts';
import { optionalEventsWords, targetWords } from './solitaire/option-words.ts';

/** The words of each option: its question, why one asks, and its values in the order of `optionValues`. */
const WORDS: { readonly [Name in keyof Options]: { label: Message; help: Message; values: readonly Message[] } } = {
  length: {
    label: say('versailles-1919.options.length'),
    help: say('versailles-1919.options.length-help'),
    values: [
      say('versailles-1919.options.length-standard'),
      say('versailles-1919.options.length-longer'),
      say('versailles-1919.options.length-long'),
      say('versailles-1919.options.length-longest'),
    ],
  },
  turn_order: {
    label: say('versailles-1919.options.order'),
    help: say('versailles-1919.options.order-help'),
    values: [say('versailles-1919.options.order-drawn'), say('versailles-1919.options.order-listed')],
  },
  smuts_loss: {
    label: say('versailles-1919.options.smuts'),
    help: say('versailles-1919.options.smuts-help'),
    values: [say('versailles-1919.options.smuts-one'), say('versailles-1919.options.smuts-two')],
  },
  civil_war: {
    label: say('versailles-1919.options.civil-war'),
    help: say('versailles-1919.options.civil-war-help'),
    values: [say('versailles-1919.options.civil-war-unrest'), say('versailles-1919.options.civil-war-keg')],
  },
  optional_events: optionalEventsWords,
  hopeless_bids: {
    label: say('versailles-1919.options.hopeless'),
    help: say('versailles-1919.options.hopeless-help'),
    values: [say('versailles-1919.options.hopeless-pass'), say('versailles-1919.options.hopeless-ask')],
  },
  target: targetWords,
};

const DEFAULTS = new Map(Object.entries(parseOptions({})));

/** The options as the create page asks for them. */
export const optionFields: readonly OptionField[] = Object.entries(WORDS).map(([id, { label, help, values }]) => ({
  id,
  label,
  help,
  values: (optionValues(id) ?? []).map((value, i) => ({ id: value, label: values[i] ?? label })),
  initial: String(DEFAULTS.get(id)),
}));
