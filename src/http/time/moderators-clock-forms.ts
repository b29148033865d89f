import { DateTime } from 'luxon';
import type { WaitingLine } from '../../disputes/desk/read-clocks.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { extendDecision } from '../../pauses/extend-decision.ts';
import { pauseTable } from '../../pauses/pause-table.ts';
import { resumeTable } from '../../pauses/resume-table.ts';
import type { Services } from '../../platform/services.ts';
import { FRESH, type RefusedForm, selectField, textField } from '../forms/refused-form.ts';

const CLOCK_ACTS = ['extend', 'pause', 'resume'] as const;
export type ClockAct = (typeof CLOCK_ACTS)[number];

export function clockActOf(text: string | null): ClockAct | undefined {
  return CLOCK_ACTS.find((act) => act === text);
}

type Who = {
  readonly tableId: string;
  readonly by: string;
  readonly dispute: string | undefined;
  readonly zone: string;
};

/**
 * Does what a form about the clocks asks for. Refuses (`bad-input`) hours and times that cannot be read, and both at
 * once.
 */
export async function changeClocks(
  services: Services,
  act: ClockAct,
  fields: URLSearchParams,
  who: Who,
): Promise<void> {
  const { zone, ...rest } = who;
  const given = { ...rest, reason: fields.get('reason') ?? '' };
  switch (act) {
    case 'pause':
      await pauseTable(services, { ...given, ...spanOf(fields, zone), moderates: true });
      return;
    case 'resume':
      await resumeTable(services, { ...given, moderates: true });
      return;
    case 'extend': {
      const [decision, seat] = (fields.get('target') ?? '').split('|');
      const whose = seat === undefined ? {} : { decision, seat };
      await extendDecision(services, { ...given, ...whose, ...spanOf(fields, zone) });
    }
  }
}

function spanOf(fields: URLSearchParams, zone: string): { readonly hours: number } | { readonly until: Date } {
  const [hours, until] = [fields.get('hours')?.trim() ?? '', fields.get('until')?.trim() ?? ''];
  if ((hours === '') === (until === '')) throw wrong(msg('moderation.clock-one-of'), 'hours');
  if (hours !== '') {
    if (!/^\d{1,5}([.,]\d+)?$/.test(hours)) throw wrong(msg('moderation.clock-bad-hours', { given: hours }), 'hours');
    return { hours: Number(hours.replace(',', '.')) };
  }
  const at = DateTime.fromISO(until, { zone });
  if (!at.isValid) throw wrong(msg('moderation.clock-bad-until', { given: until }), 'until');
  return { until: at.toJSDate() };
}

function wrong(reason: Message, at: string): Refusal {
  return new Refusal('bad-input', reason, [{ at, reason }]);
}

type Shown = {
  readonly waiting: readonly WaitingLine[];
  readonly paused: boolean;
  readonly named: (seat: string) => Message | undefined;
  readonly filled: { readonly act: ClockAct | undefined; readonly fields: URLSearchParams; readonly form: RefusedForm };
  readonly translator: Translator;
};

/** The forms about the clocks; the one that was sent is open and filled in. */
export function clockForms({ waiting, paused, named, filled, translator }: Shown) {
  return CLOCK_ACTS.filter((act) => (act === 'resume' ? paused : act === 'pause' || waiting.length > 0)).map((act) => {
    const mine = filled.act === act;
    const fields = mine ? filled.fields : new URLSearchParams();
    const form = mine ? filled.form : FRESH;
    const field = (name: string) => ({ ...textField(name, fields.get(name) ?? '', form), id: `${act}-${name}` });
    const targets = [
      { value: '', label: translator.text('moderation.clock-all') },
      ...waiting.map(({ seat, decision }) => {
        const name = named(seat);
        return { value: `${decision}|${seat}`, label: `${name ? translator.t(name) : seat} (${decision})` };
      }),
    ];
    return {
      act,
      open: mine,
      title: msg(`moderation.clock-${act}`),
      help: msg(`moderation.clock-help-${act}`),
      targets: act === 'extend' ? selectField('target', fields.get('target') ?? '', targets, form) : undefined,
      hours: act === 'resume' ? undefined : field('hours'),
      until: act === 'resume' ? undefined : field('until'),
      reason: field('reason'),
    };
  });
}
