import type { SheetLine } from '../../../kernel/choice.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { bareId, bareIds, fieldsOf } from '../read-form.ts';
import type { EmpireChange } from './holy-roman-empire.ts';
import type { SparingTerm, TermChoice } from './term-choice.ts';

/** What a line of the sheet of terms says, and about which power. */
export type TermLine =
  | { readonly what: 'spared'; readonly with: Power; readonly term: SparingTerm }
  | { readonly what: 'take' | 'cession'; readonly with: Power; readonly choice: TermChoice }
  | { readonly what: 'empire'; readonly with: Power; readonly change: EmpireChange };

export const SPARING: readonly SparingTerm[] = ['A.1', 'A.2', 'A.3', 'A.4', 'A.5'];
export const EMPIRE_CHANGES: readonly EmpireChange[] = ['dissolve', 'restore'];

/** The terms that name nothing on the map: reparations in one payment or in two. */
export const PLAIN: readonly TermChoice[] = [
  { term: 'B.1' },
  { term: 'B.2' },
  { term: 'B.3', phases: 1 },
  { term: 'B.3', phases: 2 },
  { term: 'B.5' },
  { term: 'B.6' },
  { term: 'C.1' },
  { term: 'C.2' },
  { term: 'C.3', phases: 1 },
  { term: 'C.3', phases: 2 },
  { term: 'C.5' },
  { term: 'C.7' },
];

/** The id of a term as an option: `B.1`, `B.3-2`, `corps:fr_i`, `leader:napoleon`. */
export function idOf(choice: TermChoice): string {
  switch (choice.term) {
    case 'B.3':
    case 'C.3':
      return `${choice.term}-${choice.phases}`;
    case 'B.4':
      return `corps:${choice.corps}`;
    case 'C.6':
      return `leader:${choice.leader}`;
    default:
      return choice.term;
  }
}

/** A line of an order of the sheet. Throws for one that no choice of it could accept. */
export function readLine({ order, answer }: SheetLine): TermLine {
  const [what, id] = order.split('-', 2);
  const power = POWERS.find((one) => one === id);
  if (power === undefined) throw new Error(`no order ${order} on the sheet of terms`);
  const term = SPARING.find((one) => one === answer);
  if (what === 'spared' && term) return { what, with: power, term };
  const change = EMPIRE_CHANGES.find((one) => one === answer);
  if (what === 'empire' && change) return { what, with: power, change };
  const choice = what === 'cession' ? cession(answer) : typeof answer === 'string' ? taken(answer) : undefined;
  if ((what === 'take' || what === 'cession') && choice) return { what, with: power, choice };
  throw new Error(`no line ${order} ${JSON.stringify(answer)} on the sheet of terms`);
}

/** The line that takes a term from a loser. */
export const lineOf = (loser: Power, choice: TermChoice): SheetLine => ({
  order: `take-${loser}`,
  answer: idOf(choice),
});

function taken(id: string): TermChoice | undefined {
  if (id.startsWith('corps:')) return { term: 'B.4', corps: bareId(id) };
  if (id.startsWith('leader:')) return { term: 'C.6', leader: bareId(id) };
  return PLAIN.find((choice) => idOf(choice) === id);
}

function cession(answer: SheetLine['answer']): TermChoice | undefined {
  const given = fieldsOf(answer);
  const term = (['B.7', 'C.4'] as const).find((one) => one === given.get('term'));
  if (!term) return undefined;
  return {
    term,
    home: bareIds(given.get('home')),
    lands: bareIds(given.get('lands')),
    conquer: bareIds(given.get('conquer')),
  };
}
