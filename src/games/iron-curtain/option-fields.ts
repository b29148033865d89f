import type { Message } from '../../kernel/message.ts';
import type { OptionField } from '../../kernel/rules.ts';
import { type Options, parseOptions, valuesOf } from './options.ts';
import { say } from './say.ts';

/** The words of each option: its question, why one asks, and its values in the order of `valuesOf`. */
const WORDS: { readonly [Name in keyof Options]: { label: Message; help: Message; values: readonly Message[] } } = {
  just_played_always_accessible: {
    label: say('iron-curtain.options.a1'),
    help: say('iron-curtain.options.a1-help'),
    values: [say('iron-curtain.options.a1-true'), say('iron-curtain.options.a1-false')],
  },
  order_access_judged: {
    label: say('iron-curtain.options.a2'),
    help: say('iron-curtain.options.a2-help'),
    values: [say('iron-curtain.options.a2-order'), say('iron-curtain.options.a2-event')],
  },
  tax_cube: {
    label: say('iron-curtain.options.a5'),
    help: say('iron-curtain.options.a5-help'),
    values: [say('iron-curtain.options.a5-out'), say('iron-curtain.options.a5-reserve')],
  },
  take_back: {
    label: say('iron-curtain.options.a6'),
    help: say('iron-curtain.options.a6-help'),
    values: [say('iron-curtain.options.a6-empty'), say('iron-curtain.options.a6-short')],
  },
  take_back_keeps_access: {
    label: say('iron-curtain.options.a7'),
    help: say('iron-curtain.options.a7-help'),
    values: [say('iron-curtain.options.a7-true'), say('iron-curtain.options.a7-false')],
  },
  no_cube_in_play: {
    label: say('iron-curtain.options.a9'),
    help: say('iron-curtain.options.a9-help'),
    values: [say('iron-curtain.options.a9-none'), say('iron-curtain.options.a9-any')],
  },
  incomplete_region_bonus: {
    label: say('iron-curtain.options.a18'),
    help: say('iron-curtain.options.a18-help'),
    values: [say('iron-curtain.options.a18-true'), say('iron-curtain.options.a18-false')],
  },
  events_follow_basic_rules: {
    label: say('iron-curtain.options.a22'),
    help: say('iron-curtain.options.a22-help'),
    values: [say('iron-curtain.options.a22-true'), say('iron-curtain.options.a22-false')],
  },
  cubes_removed_by_event: {
    label: say('iron-curtain.options.a24'),
    help: say('iron-curtain.options.a24-help'),
    values: [say('iron-curtain.options.a24-reserve'), say('iron-curtain.options.a24-out')],
  },
  round_one_start: {
    label: say('iron-curtain.options.a25'),
    help: say('iron-curtain.options.a25-help'),
    values: [say('iron-curtain.options.a25-decides'), say('iron-curtain.options.a25-starts')],
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
