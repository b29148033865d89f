import type { Choice, Option } from '../../kernel/choice.ts';
import { describePrices } from '../../kernel/describe-prices.ts';
import type { Message } from '../../kernel/message.ts';

/** An option with the mark that names it in a reply. */
export type MarkedOption = Option & {
  readonly mark: string;
  readonly max?: number;
  /** What units cost there, where amounts are paid for. */
  readonly costs?: readonly Message[];
};

const LETTERS = 26;

/**
 * What a larger choice is made of, each part with a mark to reply with: numbers for options, letters for the
 * places of a spread (where numbers are amounts). Other choices have no parts.
 */
export function markOptions(choice: Choice): readonly MarkedOption[] {
  switch (choice.kind) {
    case 'one':
    case 'some':
    case 'ranking':
      return choice.options.map((option, index) => ({ ...option, mark: String(index + 1) }));
    case 'spread':
      return choice.slots.map((slot, index) => ({
        ...slot,
        mark: letters(index),
        costs: describePrices(slot, choice.budgets ?? []),
      }));
    case 'number':
    case 'form':
    case 'text':
    case 'sheet':
      return [];
  }
}

/** a, b, ... z, aa, ab, ... */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % LETTERS));
  return index < LETTERS ? last : letters(Math.floor(index / LETTERS) - 1) + last;
}
