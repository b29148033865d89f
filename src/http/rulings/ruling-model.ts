import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { GivenDraw } from '../../kernel/chance.ts';
import { ENDED_HOW } from '../../kernel/log.ts';
import type { Head } from '../../log/heads.ts';
import type { Services } from '../../platform/services.ts';
import { possibleCorrections } from '../../rulings/possible-corrections.ts';
import { alsoDispute } from '../desk/desk-frame.ts';
import { wholeOf } from '../desk/moderate-table.ts';
import { choiceControl } from '../forms/choice-control.ts';
import { type RefusedForm, textField } from '../forms/refused-form.ts';
import { correctionsIn } from './corrections-in.ts';
import { drawField, drawText } from './read-ruling.ts';
import { kindWords, RULING_KINDS, type RulingKind } from './ruling-kinds.ts';
import { drawsOf, questionOf, recentRolls, recentRulings, targetsOf } from './ruling-targets.ts';

type Shown = {
  readonly services: Services;
  readonly head: Head;
  readonly kind: RulingKind;
  readonly fields: URLSearchParams;
  readonly form: RefusedForm;
  readonly translator: Translator;
  readonly dispute: string | undefined;
};

/** Every kind of ruling with the way to its form. */
export function kindLinks(tableId: string, dispute: string | undefined, here?: RulingKind) {
  return RULING_KINDS.map((kind) => ({
    ...kindWords(kind),
    href: `/desk/t/${tableId}/rule?kind=${kind}${alsoDispute(dispute)}`,
    current: kind === here,
  }));
}

/** The form of one kind of ruling, as it is filled in: what is asked depends on the table's state. */
export async function rulingModel(shown: Shown) {
  const { head, kind, fields, form, dispute } = shown;
  return {
    kind,
    ...kindWords(kind),
    action: `/desk/t/${head.tableId}/rule`,
    dispute,
    expectedSeq: head.seq,
    reason: textField('reason', fields.get('reason') ?? '', form),
    ...(await partsOf(shown)),
  };
}

async function partsOf({ services, head, kind, fields, form, translator, dispute }: Shown) {
  const problemAt = (name: string) => form.problems.find(({ field }) => field === name)?.reason;
  const picks = <T extends { readonly value: string }>(name: string, options: readonly T[]) => ({
    id: name,
    name,
    problem: problemAt(name),
    options: options.map((option) => ({
      ...option,
      id: `${name}=${option.value}`,
      picked: fields.get(name) === option.value,
    })),
  });
  const link = (change: string) => `/desk/t/${head.tableId}/rule?kind=${kind}&${change}${alsoDispute(dispute)}`;
  const target = ({ value, seatName, what }: ReturnType<typeof targetsOf>[number]) => ({
    value,
    label: seatName,
    detail: what,
  });
  const problems = form.problems;
  switch (kind) {
    case 'rewind':
      return {
        entry: { ...textField('to', fields.get('to') ?? '', form), last: head.seq - 1 },
        others: fields.get('others') === 'void' ? 'void' : undefined,
      };
    case 'undo': {
      const rulings = await recentRulings(services, head.tableId);
      const options = rulings.map(({ seq, messages }) => ({
        value: String(seq),
        label: msg('moderation.entry', { seq }),
        detail: messages[0],
      }));
      return { picks: picks('seq', options), empty: options.length === 0 };
    }
    case 'replace-roll': {
      const seq = wholeOf(fields.get('seq'));
      const drawn = seq === undefined ? [] : await drawsOf(services, head, seq);
      const rolls = drawn.length > 0 ? [] : await recentRolls(services, head.tableId);
      return {
        rollOf: drawn.length > 0 ? seq : undefined,
        draws: drawFields(drawn, fields, form),
        /** Of one result nothing comes after. */
        after: drawn.length > 1 ? (['kept', 'anew'] as const).map((value) => afterOption(value, fields)) : undefined,
        rolls: rolls.map(({ seq: at, purposes }) => ({
          href: link(`seq=${at}`),
          label: msg('moderation.entry', { seq: at }),
          detail: purposes.join(', '),
        })),
        entry: drawn.length > 0 ? undefined : { ...textField('seq', fields.get('seq') ?? '', form), last: head.seq },
      };
    }
    case 'correct': {
      const corrections = possibleCorrections(head);
      const chosen = corrections.find(({ name }) => name === fields.get('correction'));
      const place = fields.get('place') ?? '';
      const kept = place === '' ? '' : `place=${encodeURIComponent(place)}`;
      const links =
        place === ''
          ? corrections.map(({ name, label }) => ({ href: link(`correction=${name}`), label }))
          : correctionsIn(corrections, place).map(({ name, label, what, field, value }) => ({
              href: link(`${new URLSearchParams({ correction: name, [field]: value })}&${kept}`),
              label,
              detail: what,
            }));
      return {
        links: chosen ? [] : links,
        place: head.module.board.map?.areas.find(({ id }) => id === place)?.name,
        empty: !chosen && links.length === 0,
        chosen: chosen && { name: 'correction', value: chosen.name, label: chosen.label, back: link(kept) },
        prompt: chosen?.question.prompt,
        control: chosen && choiceControl(chosen.question.choice, fields, problems),
      };
    }
    case 'force': {
      const targets = targetsOf(head, 'waiting');
      const chosen = targets.find(({ value }) => value === fields.get('target'));
      const question = chosen && questionOf(head, chosen);
      return {
        links: chosen
          ? []
          : targets.map((one) => ({
              href: link(`target=${encodeURIComponent(one.value)}`),
              label: one.seatName,
              detail: one.what,
            })),
        empty: targets.length === 0,
        chosen: chosen && { name: 'target', value: chosen.value, label: chosen.seatName, back: link('') },
        prompt: question?.prompt,
        control: question && choiceControl(question.choice, fields, problems),
      };
    }
    case 'skip':
    case 'withdraw': {
      const targets = targetsOf(head, kind === 'skip' ? 'waiting' : 'answered').map(target);
      return { picks: picks('target', targets), empty: targets.length === 0 };
    }
    case 'end': {
      const options = ENDED_HOW.map((how) => ({
        value: how,
        label: msg(`moderation.end-${how}`),
        detail: msg(`moderation.end-help-${how}`),
      }));
      return { picks: picks('how', options), translator: translator.locale };
    }
  }
}

function drawFields(drawn: readonly GivenDraw[], fields: URLSearchParams, form: RefusedForm) {
  return drawn.map(({ purpose, result }, i) => {
    const name = drawField(i);
    return { ...textField(name, fields.get(name) ?? drawText(result), form), purpose, was: drawText(result) };
  });
}

/** What becomes of the results after the one that is replaced. */
function afterOption(value: 'kept' | 'anew', fields: URLSearchParams) {
  const label = value === 'kept' ? msg('moderation.rule-after-kept') : msg('moderation.rule-after-anew');
  return { value, picked: (fields.get('after') ?? 'kept') === value, label };
}
