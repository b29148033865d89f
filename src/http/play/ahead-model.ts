import { msg } from '../../i18n/msg.ts';
import { MISFIT } from '../../kernel/ahead-form.ts';
import type { Message } from '../../kernel/message.ts';
import type { AheadOrderView, AheadView } from '../../play/ahead/ahead-view.ts';
import type { TableView } from '../../play/table-view.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { choiceControl } from '../forms/choice-control.ts';
import type { Control } from '../forms/control.ts';
import { fieldsOfAnswer } from '../forms/fields-of-answer.ts';
import { sheetAddress } from './sheet-address.ts';

/** Where the fields of the conditions begin. */
export const UNLESS = 'unless';

/** What the reader may order ahead, as the table's page lists it. */
export function aheadModels({ ahead }: Pick<TableView, 'ahead'>, base: string) {
  return ahead.map(({ id, label, section, ordered }) => ({
    label,
    section,
    href: sheetAddress({ base }, id),
    says: saysOf(ordered),
    ordered: ordered !== undefined,
  }));
}

/** The end of a sheet that is written ahead: when to be asked after all, and what is ordered so far. */
export function aheadModel(
  { conditions, ordered }: AheadView,
  filled: { readonly fields: URLSearchParams; readonly problems: readonly FieldProblem[] } | undefined,
) {
  const fields = filled?.fields ?? fieldsOfAnswer(conditions, ordered?.unless ?? {}, UNLESS);
  const { form, ...control } = choiceControl(conditions, fields, filled?.problems ?? [], UNLESS);
  const [named, ...others] = form?.controls ?? [];
  return {
    id: control.id,
    named,
    // Each has a question of its own, and is opened where something is said of it.
    others: others.map((other) => ({
      label: other.label,
      open: [...fields.keys()].some((name) => name.startsWith(other.name)) || hasProblem(other),
      control: { ...other, label: undefined },
    })),
    says: ordered && saysOf(ordered),
    ordered: ordered !== undefined,
    review: ordered?.review ?? false,
    mayPass: JSON.stringify(conditions).includes(`"id":"${MISFIT}"`),
  };
}

function hasProblem({ problem, form }: Control): boolean {
  return problem !== undefined || (form?.controls.some(hasProblem) ?? false);
}

function saysOf(ordered: AheadOrderView | undefined): readonly Message[] {
  if (!ordered) return [msg('pages.ahead.none')];
  const { lines, said, review } = ordered;
  const misfits = lines.filter(({ misfit }) => misfit).length;
  return [
    msg('pages.ahead.ordered', { count: lines.length }),
    ...(misfits > 0 ? [msg('pages.ahead.misfits', { count: misfits })] : []),
    said.length > 0 ? msg('pages.ahead.asks', { when: said }) : msg('pages.ahead.never-asks'),
    ...(review ? [msg('pages.ahead.review')] : []),
  ];
}
