import type { Answer, FormAnswer, SheetLine } from './choice.ts';

/** What is written under the id of what is ordered ahead: by the seat, or (`lapse`, `ask`, `pass`) by the server. */
export type AheadAct =
  /** A sheet in place of the one before, and when the seat wants to be asked after all. */
  | { readonly does: 'give'; readonly lines: readonly SheetLine[]; readonly unless: FormAnswer }
  | { readonly does: 'withdraw' }
  /** A new player of the seat wants what they have inherited. */
  | { readonly does: 'confirm' }
  /** Its chapter is over. */
  | { readonly does: 'lapse' }
  /** The seat is asked after all, since this has happened (ids of conditions). */
  | { readonly does: 'ask'; readonly why: readonly string[] }
  /** Lines that do not fit any more are left out. */
  | { readonly does: 'pass'; readonly lines: readonly SheetLine[] };

/** What only the server may write. */
export const BY_SERVER: readonly AheadAct['does'][] = ['lapse', 'ask', 'pass'];

/** An act as the log has it. */
export function writeAhead(act: AheadAct): Answer {
  switch (act.does) {
    case 'give':
      return { lines: act.lines, unless: act.unless };
    case 'ask':
      return { ask: act.why };
    case 'pass':
      return { pass: act.lines };
    default:
      return act.does;
  }
}

/** The act that an answer of any shape stands for; undefined: none. */
export function readAhead(answer: Answer): AheadAct | undefined {
  if (answer === 'withdraw' || answer === 'confirm' || answer === 'lapse') return { does: answer };
  if (typeof answer !== 'object' || Array.isArray(answer)) return undefined;
  const parts = new Map<string, Answer>(Object.entries(answer));
  const [lines, unless, why, pass] = ['lines', 'unless', 'ask', 'pass'].map((name) => parts.get(name));
  if (parts.size === 1 && isList(why)) return { does: 'ask', why: why.map(String) };
  if (parts.size === 1 && isSheet(pass)) return { does: 'pass', lines: pass };
  if (parts.size > 2 || !isSheet(lines)) return undefined;
  if (unless === undefined && parts.size === 1) return { does: 'give', lines, unless: {} };
  return isForm(unless) ? { does: 'give', lines, unless } : undefined;
}

function isList(value: Answer | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Whether its lines are any is for the walk to say. */
function isSheet(value: Answer | undefined): value is readonly SheetLine[] {
  return Array.isArray(value);
}

function isForm(value: Answer | undefined): value is FormAnswer {
  return typeof value === 'object' && !Array.isArray(value);
}
