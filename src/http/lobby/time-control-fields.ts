import { isDeepStrictEqual } from 'node:util';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { alarmOf, type TimeControl, USUAL_SILENT_HOURS, USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import { type RefusedForm, selectField } from '../forms/refused-form.ts';

/** What no choice of the form says. */
const KEPT = 'kept';

type Choice = { readonly value: string; readonly label: string };

const STARTS = [24, 72, 120, 168];
const CAPS = [72, 120, 168, 336];
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
/** From which hour to which no time counts. */
const NIGHTS = ['22-7', '23-7', '0-8'];
const REMINDERS: { readonly [choice: string]: readonly number[] } = { one: [75], none: [] };
/** After how many missed answers the moderator is called. */
const ALARMS = [1, 2, 3, 5];
/** Hours for the first question of a turn, once somebody has gone silent. */
const SILENT = [1, 2, 4, 8, 12, 24, 36];
/** After how many hours, or missed answers in a row, somebody else is sought. */
const SUBSTITUTES: { readonly [choice: string]: NonNullable<TimeControl['substitute']> } = {
  soon: { hours: 48, missed: 2 },
  later: { hours: 96, missed: 3 },
  late: { hours: 168, missed: 4 },
};

/** What is folded away as long as it is as usual, and nothing of it is refused. */
const FOLDED: readonly (readonly [name: string, usual: string])[] = [
  ['kind', 'hours'],
  ['expiry', USUAL_TIME_CONTROL.atExpiry],
  ['grace', String(USUAL_TIME_CONTROL.graceHours)],
  ['night', ''],
  ['reminders', 'two'],
  ['silent', String(USUAL_SILENT_HOURS)],
  ['alarm', String(alarmOf({}))],
  ['substitute', ''],
  ['pauses', '1'],
];

/**
 * The part of the form for a new table that says how time is counted, filled in with what was sent, or with the usual.
 */
export function timeControlFields(fields: URLSearchParams, form: RefusedForm, translator: Translator) {
  const value = (name: string, usual: string) => fields.get(name) ?? usual;
  const text = (message: Message) => translator.t(message);
  const spans = (hours: readonly number[]) =>
    hours.map((hour) => ({ value: String(hour), label: translator.span(hour * HOUR_MS) }));

  /** With what a table has that was made by a program. */
  const select = (name: string, chosen: string, choices: readonly Choice[]) =>
    selectField(name, chosen, withChosen(choices, chosen, text(msg('lobby.as-it-is'))), form);

  const days = fields.has('kind') ? fields.getAll('day') : ['3', '7'];
  const kind = value('kind', 'hours');

  const nights = NIGHTS.map((night) => {
    const [from, to] = night.split('-').map((hour) => `${hour}:00`);
    return { value: night, label: text(msg('clocks.new-night-hours', { from: from ?? '', to: to ?? '' })) };
  });

  const substitutes = Object.entries(SUBSTITUTES).map(([choice, { hours, missed }]) => ({
    value: choice,
    label: text(msg('clocks.new-substitute-days', { span: translator.span(hours * HOUR_MS), missed })),
  }));
  return {
    kind,
    problem: form.problems.find(({ field }) => field === 'day-1')?.reason,
    bankStart: select('bankStart', value('bankStart', '72'), spans(STARTS)),
    bankCap: select('bankCap', value('bankCap', '168'), spans(CAPS)),
    days: WEEKDAYS.map((day) => ({
      value: String(day),
      label: text(msg('clocks.new-weekday', { day: String(day) })),
      picked: days.includes(String(day)),
      time: value(`time-${day}`, '20:00'),
      timeLabel: text(msg('clocks.new-deadline-time', { day: msg('clocks.new-weekday', { day: String(day) }) })),
    })),
    night: select('night', value('night', ''), [{ value: '', label: text(msg('clocks.new-night-none')) }, ...nights]),
    reminders: select('reminders', value('reminders', 'two'), [
      { value: 'two', label: text(msg('clocks.new-reminders-two')) },
      { value: 'one', label: text(msg('clocks.new-reminders-one')) },
      { value: 'none', label: text(msg('clocks.new-reminders-none')) },
    ]),
    silent: select('silent', value('silent', String(USUAL_SILENT_HOURS)), spans(SILENT)),
    alarm: select(
      'alarm',
      value('alarm', String(alarmOf({}))),
      ALARMS.map((missed) => ({ value: String(missed), label: text(msg('clocks.new-alarm-after', { missed })) })),
    ),
    substitute: select('substitute', value('substitute', ''), [
      { value: '', label: text(msg('clocks.new-substitute-none')) },
      ...substitutes,
    ]),
    pauses: select('pauses', value('pauses', '1'), [
      { value: '0', label: text(msg('clocks.new-pauses-none')) },
      ...['1', '2', '3'].map((one) => ({ value: one, label: one })),
    ]),
    open:
      FOLDED.some(([name, usual]) => value(name, usual) !== usual) ||
      form.problems.some(({ field }) => field === 'timeZone' || FOLDED.some(([name]) => name === field)),
  };
}

function withChosen(choices: readonly Choice[], value: string, label: string): readonly Choice[] {
  return choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label }];
}

/** The same part as it was sent. What is as usual is left out. */
export function readTimeControlFields(fields: URLSearchParams): Partial<TimeControl> {
  const kind = fields.get('kind');
  const [from, to] = (fields.get('night') ?? '').split('-').map(Number);
  const reminders = REMINDERS[fields.get('reminders') ?? ''];
  const alarm = fields.get('alarm');
  const silent = fields.get('silent');
  const substitute = SUBSTITUTES[fields.get('substitute') ?? ''];

  const deadlines = () =>
    fields.getAll('day').map((day) => ({ weekday: Number(day), time: fields.get(`time-${day}`) ?? '' }));
  return {
    ...(kind === 'bank'
      ? { bank: { start: Number(fields.get('bankStart')), cap: Number(fields.get('bankCap')) } }
      : {}),
    ...(kind === 'deadlines' ? { deadlines: deadlines() } : {}),
    ...(from !== undefined && to !== undefined ? { night: { from, to } } : {}),
    ...(reminders ? { reminders: [...reminders] } : {}),
    ...(alarm !== null && Number(alarm) !== alarmOf({}) ? { alarm: Number(alarm) } : {}),
    ...(silent !== null && Number(silent) !== USUAL_SILENT_HOURS ? { silentHours: Number(silent) } : {}),
    ...(substitute ? { substitute } : {}),
  };
}

/** The fields of a time control that is there: what they say is read as the same again. */
export function timeControlAsFields(control: TimeControl): readonly (readonly [string, string])[] {
  const {
    hours,
    skipWeekend,
    atExpiry,
    graceHours,
    bank,
    deadlines = [],
    night,
    reminders,
    alarm,
    silentHours,
  } = control;
  const [reminded] = Object.entries(REMINDERS).filter(([, some]) => isDeepStrictEqual(some, reminders));
  const [sought] = Object.entries(SUBSTITUTES).filter(([, one]) => isDeepStrictEqual(one, control.substitute));
  return [
    ['hours', String(hours)],
    ...(skipWeekend ? [['weekend', 'on'] as const] : []),
    ['expiry', atExpiry],
    ['grace', String(graceHours)],
    ['kind', bank ? 'bank' : deadlines.length > 0 ? 'deadlines' : 'hours'],
    ...(bank
      ? ([
          ['bankStart', String(bank.start)],
          ['bankCap', String(bank.cap)],
        ] as const)
      : []),
    ...deadlines.flatMap(
      ({ weekday, time }) =>
        [
          ['day', String(weekday)],
          [`time-${weekday}`, time],
        ] as const,
    ),
    ['night', night ? `${night.from}-${night.to}` : ''],
    ['reminders', reminders === undefined ? 'two' : (reminded?.[0] ?? KEPT)],
    ['alarm', String(alarm ?? alarmOf({}))],
    ['silent', String(silentHours ?? USUAL_SILENT_HOURS)],
    ['substitute', control.substitute === undefined ? '' : (sought?.[0] ?? KEPT)],
  ];
}

/** A time control as a form has it, where the form cannot say of a part what it is: that stays as it was. */
export function withKept(fields: URLSearchParams, read: TimeControl, was: TimeControl): TimeControl {
  const { reminders, substitute } = was;
  return {
    ...read,
    ...(fields.get('reminders') === KEPT && reminders ? { reminders } : {}),
    ...(fields.get('substitute') === KEPT && substitute ? { substitute } : {}),
  };
}
