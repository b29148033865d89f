import type { Message } from '../../kernel/message.ts';
import type { OptionField } from '../../kernel/option-field.ts';
import { msg } from './msg.ts';
import { type Options, optionValues, parseOptions } from './options.ts';
import { optionalEventsWords, targetWords } from './solitaire/option-words.ts';

/** The words of each option: its question, why one asks, and its values in the order of `optionValues`. */
const WORDS: { readonly [Name in keyof Options]: { label: Message; help: Message; values: readonly Message[] } } = {
  length: {
    label: msg('versailles-1919.options.length'),
    help: msg('versailles-1919.options.length-help'),
    values: [
      msg('versailles-1919.options.length-standard'),
      msg('versailles-1919.options.length-longer'),
      msg('versailles-1919.options.length-long'),
      msg('versailles-1919.options.length-longest'),
    ],
  },
  turn_order: {
    label: msg('versailles-1919.options.order'),
    help: msg('versailles-1919.options.order-help'),
    values: [msg('versailles-1919.options.order-drawn'), msg('versailles-1919.options.order-listed')],
  },
  smuts_loss: {
    label: msg('versailles-1919.options.smuts'),
    help: msg('versailles-1919.options.smuts-help'),
    values: [msg('versailles-1919.options.smuts-one'), msg('versailles-1919.options.smuts-two')],
  },
  civil_war: {
    label: msg('versailles-1919.options.civil-war'),
    help: msg('versailles-1919.options.civil-war-help'),
    values: [msg('versailles-1919.options.civil-war-unrest'), msg('versailles-1919.options.civil-war-keg')],
  },
  optional_events: optionalEventsWords,
  hopeless_bids: {
    label: msg('versailles-1919.options.hopeless'),
    help: msg('versailles-1919.options.hopeless-help'),
    values: [msg('versailles-1919.options.hopeless-pass'), msg('versailles-1919.options.hopeless-ask')],
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
