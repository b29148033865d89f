import type { Message } from '../../kernel/message.ts';
import type { OptionField } from '../../kernel/option-field.ts';
import { msg } from './msg.ts';
import { type Options, parseOptions, valuesOf } from './options.ts';

/** The words of each option: its question, why one asks, and its values in the order of `valuesOf`. */
const WORDS: { readonly [Name in keyof Options]: { label: Message; help: Message; values: readonly Message[] } } = {
  just_played_always_accessible: {
    label: msg('iron-curtain.options.a1'),
    help: msg('iron-curtain.options.a1-help'),
    values: [msg('iron-curtain.options.a1-true'), msg('iron-curtain.options.a1-false')],
  },
  order_access_judged: {
    label: msg('iron-curtain.options.a2'),
    help: msg('iron-curtain.options.a2-help'),
    values: [msg('iron-curtain.options.a2-order'), msg('iron-curtain.options.a2-event')],
  },
  tax_cube: {
    label: msg('iron-curtain.options.a5'),
    help: msg('iron-curtain.options.a5-help'),
    values: [msg('iron-curtain.options.a5-out'), msg('iron-curtain.options.a5-reserve')],
  },
  take_back: {
    label: msg('iron-curtain.options.a6'),
    help: msg('iron-curtain.options.a6-help'),
    values: [msg('iron-curtain.options.a6-empty'), msg('iron-curtain.options.a6-short')],
  },
  take_back_keeps_access: {
    label: msg('iron-curtain.options.a7'),
    help: msg('iron-curtain.options.a7-help'),
    values: [msg('iron-curtain.options.a7-true'), msg('iron-curtain.options.a7-false')],
  },
  no_cube_in_play: {
    label: msg('iron-curtain.options.a9'),
    help: msg('iron-curtain.options.a9-help'),
    values: [msg('iron-curtain.options.a9-none'), msg('iron-curtain.options.a9-any')],
  },
  incomplete_region_bonus: {
    label: msg('iron-curtain.options.a18'),
    help: msg('iron-curtain.options.a18-help'),
    values: [msg('iron-curtain.options.a18-true'), msg('iron-curtain.options.a18-false')],
  },
  events_follow_basic_rules: {
    label: msg('iron-curtain.options.a22'),
    help: msg('iron-curtain.options.a22-help'),
    values: [msg('iron-curtain.options.a22-true'), msg('iron-curtain.options.a22-false')],
  },
  cubes_removed_by_event: {
    label: msg('iron-curtain.options.a24'),
    help: msg('iron-curtain.options.a24-help'),
    values: [msg('iron-curtain.options.a24-reserve'), msg('iron-curtain.options.a24-out')],
  },
  round_one_start: {
    label: msg('iron-curtain.options.a25'),
    help: msg('iron-curtain.options.a25-help'),
    values: [msg('iron-curtain.options.a25-decides'), msg('iron-curtain.options.a25-starts')],
  },
};

const DEFAULTS = new Map(Object.entries(parseOptions({})));

/** The options as the create page asks for them. */
export const optionFields: readonly OptionField[] = Object.entries(WORDS).map(([id, { label, help, values }]) => ({
  id,
  label,
  help,
  values: valuesOf(id).map((value, i) => ({ id: value, label: values[i] ?? label })),
  initial: String(DEFAULTS.get(id)),
}));
