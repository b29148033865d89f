import { msg } from '../../i18n/msg.ts';
import type { Budget, Choice, Field, Option, Slot } from '../../kernel/choice.ts';
import { describePrices } from '../../kernel/describe-prices.ts';
import type { Message } from '../../kernel/message.ts';
import { type FieldProblem, ROOT } from './answer-of-form.ts';
import { needsTick } from './blank-answer.ts';
import { hintsOf } from './choice-hints.ts';
import { controlId, subPath, tickOf } from './field-path.ts';
import { presetsControl, topicsOf } from './long-form.ts';
import { type RunningSpread, runningSpread } from './running-spread.ts';

/** From this many options on, a list to pull down instead of a list to read. */
const LONG_LIST = 40;
/** The same of a part that may be left out: most leave it. */
const LONG_OPTIONAL = 12;
/** A part that may be left out stays folded with more boxes to tick than these, as long as none is ticked. */
const MOST_UNFOLDED = 10;

type Pick = {
  readonly id: string;
  readonly value: string;
  readonly label: Message;
  readonly detail?: Message | undefined;
  readonly effect?: Message | undefined;
  readonly place?: string | undefined;
  readonly picked: boolean;
};

export type SlotControl = Omit<Pick, 'picked'> & {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** What each unit costs, as JSON, for the script that counts along. */
  readonly prices: string;
  readonly bounds: Message;
  /** What each unit costs, in words. */
  readonly ladders: readonly Message[];
  readonly amount: string;
  readonly problem?: Message | undefined;
};

type Common = {
  readonly kind: Choice['kind'];
  readonly name: string;
  /** Of the one control that is filled in, or else of the whole set: where the error summary leads. */
  readonly id: string;
  readonly setId: string;
  /** What is wanted, in short sentences: "Pick 2 to 4." */
  readonly hints: readonly Message[];
  readonly problem?: Message | undefined;
  /** Given: the question of an optional part, with the tick box that says "with nothing" where one is needed. */
  readonly label?: Message | undefined;
  readonly optional?: boolean | undefined;
  /** It is the first of the fields that stand below this heading. */
  readonly heading?: Message | undefined;
  /** Its label is the heading of the fields after it, too. */
  readonly leads?: boolean | undefined;
  /** Its options are out of sight until somebody wants to see them. */
  readonly folded?: boolean | undefined;
  readonly tick?: { readonly name: string; readonly id: string; readonly ticked: boolean } | undefined;
};

/** A choice with what is filled in, as the template draws it. Exactly one of the kinds' fields is given. */
export type Control = Common & {
  readonly one?: { readonly options: readonly Pick[]; readonly long: boolean };
  readonly some?: { readonly options: readonly Pick[]; readonly min: number; readonly max: number };
  readonly ranking?: { readonly ranks: readonly Rank[]; readonly min: number };
  readonly number?: { readonly min: number; readonly max: number; readonly text: string };
  readonly text?: { readonly min: number; readonly max: number; readonly text: string; readonly lines: number };
  readonly spread?: {
    readonly slots: readonly SlotControl[];
    readonly total: { readonly min: number; readonly max: number };
    readonly running: RunningSpread;
  };
  /** Its lines as JSON. */
  readonly sheet?: { readonly json: string };
  readonly form?: {
    readonly controls: readonly Control[];
    readonly presets?: PresetsControl | undefined;
    /** Of a long form: its fields by topic, those of which something holds already first. */
    readonly topics?: readonly TopicControl[] | undefined;
  };
  /** What holds already. */
  readonly now?: Message | undefined;
};
export type PresetsControl = {
  readonly name: string;
  readonly id: string;
  readonly options: readonly Pick[];
  readonly problem: Message | undefined;
};
export type TopicControl = {
  readonly title: Message | undefined;
  /** What holds already of it. */
  readonly now: readonly Message[];
  readonly controls: readonly Control[];
  readonly open: boolean;
};
type Rank = {
  readonly id: string;
  readonly rank: number;
  readonly options: readonly Pick[];
  readonly optional: boolean;
};

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
        one: { options: picks(choice.options, fields, path), long: choice.options.length > LONG_LIST },
      };
    case 'some':
      return { ...common, some: { options: picks(choice.options, fields, path), min: choice.min, max: choice.max } };
    case 'ranking':
      return {
        ...common,
        ranking: { min: choice.min, ranks: ranksOf(choice, fields.getAll(path), path) },
      };
    case 'number':
      return { ...common, number: { min: choice.min, max: choice.max, text: fields.get(path) ?? '' } };
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
  const { one } = control;
  return {
    ...control,
    ...(optional &&
      one &&
      one.options.length > LONG_OPTIONAL && { setId: `${control.id}-set`, one: { ...one, long: true } }),
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

const isFolded = ({ some, problem }: Control): boolean =>
  some !== undefined && !problem && some.options.length > MOST_UNFOLDED && !some.options.some(({ picked }) => picked);

function problemOf(problems: readonly FieldProblem[], path: string): Message | undefined {
  return problems.find((p) => p.field === path)?.reason;
}
