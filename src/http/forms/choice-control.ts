import { msg } from '../../i18n/msg.ts';
import type { Budget, Choice, Field, Option, Slot } from '../../kernel/choice.ts';
import { describePrices } from '../../kernel/describe-prices.ts';
import type { Message } from '../../kernel/message.ts';
import { type FieldProblem, ROOT } from './answer-of-form.ts';
import { needsTick } from './blank-answer.ts';
import { hintsOf } from './choice-hints.ts';
import type { Common, Control, Pick, Rank, SlotControl } from './control.ts';
import { controlId, subPath, tickOf } from './field-path.ts';
import { presetsControl, topicsOf } from './long-form.ts';
import { runningSpread } from './running-spread.ts';

/** From this many options on, a list to pull down instead of a list to read. */
const LONG_LIST = 40;
/** The same of a part of a form, which has other parts below it, and of one that may be left out: most leave it. */
const LONG_PART = 20;
const LONG_OPTIONAL = 12;
/** A part that may be left out stays folded with more boxes to tick, or places to fill, while nothing is filled in. */
const MOST_UNFOLDED = 10;
const MOST_RANKS_UNFOLDED = 4;

/** The form of a choice, filled in with `fields`, with the problems beside their controls. */
export function choiceControl(
  choice: Choice,
  fields: URLSearchParams,
  problems: readonly FieldProblem[] = [],
  path: string = ROOT,
): Control {
  const common: Common = {
    kind: choice.kind,
    name: path,
    id: controlId(path),
    setId: isOneControl(choice) ? `${controlId(path)}-set` : controlId(path),
    problem: problemOf(problems, path),
    hints: hintsOf(choice),
  };
  switch (choice.kind) {
    case 'one':
      return {
        ...common,
        one: {
          options: picks(choice.options, fields, path),
          barred: choice.barred ?? [],
          long: choice.options.length > LONG_LIST,
        },
      };
    case 'some':
      return { ...common, some: { options: picks(choice.options, fields, path), min: choice.min, max: choice.max } };
    case 'ranking':
      return {
        ...common,
        ranking: { min: choice.min, ranks: ranksOf(choice, fields.getAll(path), path) },
      };
    case 'number':
      return {
        ...common,
        number: { min: choice.min, max: choice.max, text: fields.get(path) ?? '', shown: String(choice.min) },
      };
    case 'text': {
      const lines = choice.max > 120 ? 5 : 1;
      return { ...common, text: { min: choice.min, max: choice.max, text: fields.get(path) ?? '', lines } };
    }
    case 'sheet':
      return { ...common, sheet: { json: fields.get(path) ?? '' } };
    case 'spread':
      return {
        ...common,
        spread: {
          slots: choice.slots.map((slot) => slotOf(slot, choice.budgets ?? [], fields, problems, path)),
          total: choice.total,
          running: runningSpread(choice, fields, path),
        },
      };
    case 'form': {
      const controls = choice.fields.map((field, n) => ({
        ...fieldOf(field, fields, problems, path),
        ...headingOf(field, choice.fields[n - 1]),
      }));
      const presets = presetsControl(choice.presets, fields, problems, path);
      const topics = choice.fields.some(({ topic }) => topic) ? topicsOf(choice.fields, controls, fields) : undefined;
      return { ...common, form: { controls, presets, topics } };
    }
  }
}

/** Kinds that are filled in by a single control, or begin with one, which then has the id. */
function isOneControl(choice: Choice): boolean {
  if (choice.kind === 'one') return choice.options.length > LONG_LIST;
  return choice.kind !== 'some' && choice.kind !== 'spread';
}

function picks(options: readonly Option[], fields: URLSearchParams, path: string): Pick[] {
  const picked = new Set(fields.getAll(path));
  return options.map((o) => ({ ...named(o), id: controlId(path, o.id), picked: picked.has(o.id) }));
}

function named(o: Option) {
  return { value: o.id, label: o.label, detail: o.detail, effect: o.effect, place: o.place };
}

function ranksOf(choice: Choice & { kind: 'ranking' }, order: readonly string[], path: string): Rank[] {
  const count = Math.min(choice.max, choice.options.length);
  return Array.from({ length: count }, (_, i) => ({
    id: i === 0 ? controlId(path) : controlId(path, String(i + 1)),
    rank: i + 1,
    optional: i >= choice.min,
    options: choice.options.map((o) => ({
      ...named(o),
      id: controlId(path, `${i + 1}:${o.id}`),
      picked: order[i] === o.id,
    })),
  }));
}

function slotOf(
  slot: Slot,
  budgets: readonly Budget[],
  fields: URLSearchParams,
  problems: readonly FieldProblem[],
  path: string,
): SlotControl {
  const name = subPath(path, slot.id);
  const min = slot.min ?? 1;
  return {
    ...named(slot),
    name,
    id: controlId(name),
    min,
    max: slot.max,
    prices: JSON.stringify(slot.prices ?? {}),
    bounds: boundsOf(slot, min),
    ladders: describePrices(slot, budgets),
    amount: fields.get(name) ?? '',
    problem: problemOf(problems, name),
  };
}

function boundsOf(slot: Slot, min: number): Message {
  const args = { min, max: slot.max };
  if (slot.needed) return msg('pages.answer.slot-needed', args);
  return min > 1 ? msg('pages.answer.slot-min-max', args) : msg('pages.answer.slot-max', args);
}

function fieldOf(field: Field, fields: URLSearchParams, problems: readonly FieldProblem[], path: string): Control {
  const name = subPath(path, field.id);
  const optional = field.optional === true;
  const tick = tickOf(name);
  const control = choiceControl(field.choice, fields, problems, name);
  const { one, number } = control;
  return {
    ...control,
    ...(one &&
      one.options.length > (optional ? LONG_OPTIONAL : LONG_PART) && {
        setId: `${control.id}-set`,
        one: { ...one, long: true },
      }),
    ...(number && optional && { number: { ...number, shown: '' } }),
    label: field.label,
    now: field.now,
    optional,
    folded: optional && isFolded(control),
    tick: needsTick(field) ? { name: tick, id: controlId(tick), ticked: fields.has(tick) } : undefined,
  };
}

/** What stands above a field: the heading of its group, before the first of it; one that says all is its label. */
function headingOf({ group, namesGroup }: Field, before: Field | undefined): Partial<Control> {
  if (!group || isSame(group, before?.group)) return {};
  return namesGroup ? { label: group, leads: true } : { heading: group };
}

const isSame = (a: Message | undefined, b: Message | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function isFolded({ some, ranking, problem }: Control): boolean {
  if (problem) return false;
  const isPicked = ({ picked }: Pick) => picked;
  if (ranking)
    return ranking.ranks.length > MOST_RANKS_UNFOLDED && !ranking.ranks.some((rank) => rank.options.some(isPicked));
  return some !== undefined && some.options.length > MOST_UNFOLDED && !some.options.some(isPicked);
}

function problemOf(problems: readonly FieldProblem[], path: string): Message | undefined {
  return problems.find((p) => p.field === path)?.reason;
}
