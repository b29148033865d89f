import type { Message } from '../../kernel/message.ts';
import type { OptionField } from '../../kernel/option-field.ts';
import { msg } from './msg.ts';
import { type Options, optionValues, parseOptions } from './options.ts';

type Asked = Exclude<keyof Options, 'powers' | 'bids'>;

/** The words of each option: its question, why one asks, and its values in the order of `optionValues`. */
const WORDS: { readonly [Name in Asked]: { label: Message; help: Message; values: readonly Message[] } } = {
  campaign: {
    label: msg('empires-in-arms.options.campaign'),
    help: msg('empires-in-arms.options.campaign-help'),
    values: [msg('empires-in-arms.options.campaign-grand'), msg('empires-in-arms.options.campaign-short')],
  },
  scenario: {
    label: msg('empires-in-arms.options.scenario'),
    help: msg('empires-in-arms.options.scenario-help'),
    values: [msg('empires-in-arms.options.scenario-jena'), msg('empires-in-arms.options.scenario-wagram')],
  },
  unplayed: {
    label: msg('empires-in-arms.options.unplayed'),
    help: msg('empires-in-arms.options.unplayed-help'),
    values: [msg('empires-in-arms.options.unplayed-neutral'), msg('empires-in-arms.options.unplayed-controlled')],
  },
  civil_disorder: {
    label: msg('empires-in-arms.options.disorder'),
    help: msg('empires-in-arms.options.disorder-help'),
    values: [msg('empires-in-arms.options.disorder-surrender'), msg('empires-in-arms.options.disorder-elimination')],
  },
  reinforcement: {
    label: msg('empires-in-arms.options.reinforcement'),
    help: msg('empires-in-arms.options.reinforcement-help'),
    values: [
      msg('empires-in-arms.options.reinforcement-together'),
      msg('empires-in-arms.options.reinforcement-in-order'),
    ],
  },
  combinations: usualFor('combinations'),
  dominance: {
    label: msg('empires-in-arms.options.dominance'),
    help: msg('empires-in-arms.options.dominance-help'),
    values: [msg('empires-in-arms.options.dominance-begun'), msg('empires-in-arms.options.dominance-lands')],
  },
  repatriation: {
    label: msg('empires-in-arms.options.repatriation'),
    help: msg('empires-in-arms.options.repatriation-help'),
    values: [msg('empires-in-arms.options.repatriation-once'), msg('empires-in-arms.options.repatriation-months')],
  },
  letting_go: switchFor('letting_go'),
  training: switchFor('training'),
  shipyards: switchFor('shipyards'),
  manipulation: usualFor('manipulation'),
  interception: {
    label: msg('empires-in-arms.options.interception'),
    help: msg('empires-in-arms.options.interception-help'),
    values: [
      msg('empires-in-arms.options.interception-recommended'),
      msg('empires-in-arms.options.interception-literal'),
    ],
  },
  conquest: {
    label: msg('empires-in-arms.options.conquest'),
    help: msg('empires-in-arms.options.conquest-help'),
    values: [msg('empires-in-arms.options.conquest-after-a-month'), msg('empires-in-arms.options.conquest-at-once')],
  },
  access: {
    label: msg('empires-in-arms.options.access'),
    help: msg('empires-in-arms.options.access-help'),
    values: [msg('empires-in-arms.options.access-anybody'), msg('empires-in-arms.options.access-allies')],
  },
  arrows: switchFor('arrows'),
  slow_stacks: switchFor('slow_stacks'),
  cavalry_superiority: switchFor('cavalry_superiority'),
  guard_commitment: switchFor('guard_commitment'),
  bombardment: switchFor('bombardment'),
  tactical_limits: switchFor('tactical_limits'),
  leader_losses: switchFor('leader_losses'),
};

/** An optional rule of battles (12), which a table has or has not. */
function switchFor(option: Asked) {
  return {
    label: msg('empires-in-arms.options.battle', { option }),
    help: msg('empires-in-arms.options.battle-help', { option }),
    values: [msg('empires-in-arms.options.off'), msg('empires-in-arms.options.on')],
  };
}

/** An optional rule of peace and money (11, 12.5), which a table has unless it says otherwise. */
function usualFor(option: Asked) {
  return {
    label: msg('empires-in-arms.options.rule', { option }),
    help: msg('empires-in-arms.options.rule-help', { option }),
    values: [msg('empires-in-arms.options.on'), msg('empires-in-arms.options.off')],
  };
}

const DEFAULTS = new Map(Object.entries(parseOptions({})));

/** The options as the create page asks for them. */
export const optionFields: readonly OptionField[] = Object.entries(WORDS).map(([id, { label, help, values }]) => ({
  id,
  label,
  help,
  values: (optionValues(id) ?? []).map((value, i) => ({ id: value, label: values[i] ?? label })),
  initial: String(DEFAULTS.get(id)),
}));
