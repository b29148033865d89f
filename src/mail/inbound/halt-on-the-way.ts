import { msg } from '../../i18n/msg.ts';
import type { Answer, Option, Order, SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { Misfit } from '../../kernel/sheet.ts';
import { idsIn, type Part, type Parts, partsOf, wayOf } from './read-order-parts.ts';

type Lines = { readonly lines: readonly SheetLine[] };
/** What is done at a place. */
type Halt = Lines & { readonly where: Option };
/** The parts of an order that say where it leads, and which places are between. */
type Way = { readonly to: Part; readonly by: Part };
/** A line that leads somewhere, and which of the lines it is. */
type Leg = { readonly at: number; readonly line: SheetLine; readonly places: readonly string[] };

/**
 * "V Corps: Ulm, leave 4 infantry in Stuttgart": some lines with those of a halt in their place. A way that passes
 * there is written in two, before and after it; one of which no places between are written goes through there. A
 * problem where a way that is written does not.
 * @param order the one that leads on, with the pieces that it began with
 */
export function haltAt(
  { order, parts }: { readonly order: Order; readonly parts: Parts },
  lines: readonly SheetLine[],
  halt: Halt,
): Lines | Misfit {
  const fields = partsOf(order) ?? [];
  const way = findWay(fields);
  const { where } = halt;
  const inserted = (at: number) => ({ lines: lines.toSpliced(at, 0, ...halt.lines) });
  const legs = way ? lines.flatMap((line, at) => legOf(order, way, line, at)) : [];
  const last = legs.at(-1);
  if (!way || !last) return notOnTheWay(where);

  if (placeIn(way.to, last.places.at(-1)) === where.place) return inserted(lines.length);
  const [subject] = fields;
  const passing = legs.findLast(({ places }) => places.some((id) => placeIn(way.to, id) === where.place));
  if (!passing && subject && standsIn(subject, parts, where)) return inserted(legs[0]?.at ?? 0);

  const leg = passing ?? (last.places.length === 1 ? last : undefined);
  const two = leg && cut(way, leg, where);
  if (!two) return notOnTheWay(where);
  const [before, after] = two;
  return { lines: lines.toSpliced(leg.at, 1, before, ...halt.lines, ...(after ? [after] : [])) };
}

/** Why an order that is said of a place cannot be meant: whom it names stands elsewhere. */
export function whoIsElsewhere([subject]: readonly Part[], parts: Parts, where: Option): Message | undefined {
  if (!subject || standsIn(subject, parts, where)) return undefined;
  const [first] = idsIn(parts[subject.id]);
  const who = 'options' in subject.choice ? subject.choice.options.find(({ id }) => id === first) : undefined;
  return who && msg('mail.order-elsewhere', { who: who.label, place: where.label });
}

const notOnTheWay = (where: Option): Misfit => ({ problem: msg('mail.order-not-on-the-way', { place: where.label }) });

function findWay(fields: readonly Part[]): Way | undefined {
  const ways = fields.flatMap((to, n) => {
    const by = wayOf(to, fields[n + 1]);
    return by ? [{ to, by }] : [];
  });
  return ways[0];
}

function legOf(order: Order, { to, by }: Way, line: SheetLine, at: number): readonly Leg[] {
  const given = new Map(Object.entries(line.order === order.id ? answerParts(line.answer) : {}));
  const end = idsIn(given.get(to.id));
  return end.length > 0 ? [{ at, line, places: [...idsIn(given.get(by.id)), ...end] }] : [];
}

/** A leg up to a place, and from there on. */
function cut(way: Way, { line, places }: Leg, where: Option): readonly [SheetLine, SheetLine?] | undefined {
  const there = optionsOf(way.to).find(({ place }) => place === where.place);
  if (!there) return undefined;
  const n = places.indexOf(there.id);
  const before = n < 0 ? [there.id] : places.slice(0, n + 1);
  const after = n < 0 ? places : places.slice(n + 1);
  return after.length > 0 ? [legBy(way, line, before), legBy(way, line, after)] : [legBy(way, line, before)];
}

function legBy({ to, by }: Way, { order, answer }: SheetLine, places: readonly string[]): SheetLine {
  const others = Object.entries(answerParts(answer)).filter(([field]) => field !== to.id && field !== by.id);
  const between = places.slice(0, -1);
  const led = { [to.id]: places.at(-1) ?? '', ...(between.length > 0 && { [by.id]: between }) };
  return { order, answer: { ...Object.fromEntries(others), ...led } };
}

const answerParts = (answer: Answer): Parts =>
  typeof answer === 'object' && !Array.isArray(answer) ? Object.fromEntries(Object.entries(answer)) : {};

const optionsOf = ({ choice }: Part): readonly Option[] => (choice.kind === 'number' ? [] : choice.options);

const placeIn = (part: Part, id: string | undefined) => optionsOf(part).find((option) => option.id === id)?.place;

/** Whether all pieces that an order begins with stand in a place. */
const standsIn = (subject: Part, parts: Parts, { place }: Option): boolean =>
  idsIn(parts[subject.id]).every((id) => placeIn(subject, id) === place);
