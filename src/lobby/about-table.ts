import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import type { GameModule } from '../kernel/rules.ts';
import { HOUR_MS } from '../platform/durations.ts';
import type { TimeControl } from '../time/time-control.ts';

/** Whoever has this long for a decision need not look more than once a day. */
const DAILY = 24;

/** Who is at a table that is forming, for somebody who is asked to join it. */
export type Company = {
  readonly hostName: string;
  /** Those who have joined: people by name, computer players by theirs. */
  readonly names: readonly (string | Message)[];
  /** How many others are asked. */
  readonly invited: number;
  /** Places for anybody. */
  readonly open: number;
};

/** Who else plays, in one sentence. */
export function companyText({ hostName: host, names, invited, open }: Company): Message {
  return names.length === 0
    ? msg('lobby.invitation-nobody-yet', { host, invited, open })
    : msg('lobby.invitation-who', { names, count: names.length, invited, open });
}

/** How fast a table plays, for somebody who has not played by mail yet. */
export function paceText({ hours, skipWeekend, deadlines }: TimeControl, translator: Translator): Message {
  if (deadlines) {
    const days = deadlines.map(({ weekday, time }) =>
      msg('clocks.time-control-deadline', { day: msg('clocks.new-weekday', { day: String(weekday) }), time }),
    );
    return msg('lobby.pace-deadlines', { when: days });
  }
  return msg('lobby.pace', {
    span: translator.span(hours * HOUR_MS),
    weekend: skipWeekend ? 'yes' : 'no',
    looks: hours >= DAILY ? 'daily' : 'often',
  });
}

/** How long a game takes at a table; undefined: the game does not say. */
export function lengthText({ rules }: GameModule, players: number, options: unknown): Message | undefined {
  return rules.length?.(players, rules.parseOptions(options));
}

/** The options that are not as usual, in one sentence; undefined: all are. */
export function otherwiseText(
  { rules }: GameModule,
  options: { readonly [option: string]: unknown },
): Message | undefined {
  const changed = rules.optionFields.flatMap(({ id, initial, label, values }) => {
    if (options[id] === undefined || String(options[id]) === initial) return [];
    const value = values.find((one) => one.id === String(options[id]))?.label ?? String(options[id]);
    return [msg('lobby.option-value', { option: label, value })];
  });
  return changed.length === 0 ? undefined : msg('lobby.otherwise', { options: changed });
}
