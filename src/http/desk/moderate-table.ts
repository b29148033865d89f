import type { TableAct } from '../../audit/act.ts';
import { isId } from '../../platform/is-id.ts';
import type { Moderating } from '../route/guards/moderator.ts';
import type { PageCall } from '../route/page.ts';

/** A page of one table's desk. */
export type DeskCall = PageCall & Moderating;

/** Writes down what is about to be looked at; the dispute for which it is looked at is in the address. */
export async function noteLook({ note, query }: DeskCall, look: TableAct): Promise<void> {
  await note({ ...look, disputeId: disputeOf(query) });
}

/** The dispute on whose account a page was opened, `?dispute=`. */
export function disputeOf(fields: URLSearchParams): string | undefined {
  const dispute = fields.get('dispute') ?? '';
  return dispute !== '' && isId(dispute) ? dispute : undefined;
}

/** A whole number of an address; undefined when it is none. */
export function wholeOf(text: string | null): number | undefined {
  const whole = Number(text ?? '');
  return text !== null && text !== '' && Number.isSafeInteger(whole) ? whole : undefined;
}
