import stringify from 'safe-stable-stringify';
import { isRecord } from '../../kernel/is-record.ts';
import type { LoadedPack } from '../../kernel/loaded-pack.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { GameModule } from '../../kernel/rules.ts';

type Fault = { readonly at: string; readonly reason: Message };
/** A content as the game reads it, or every fault of it. */
export type Checked = { readonly pack: LoadedPack | undefined; readonly faults: readonly Fault[] };

export function checkContent({ rules }: GameModule, content: object): Checked {
  try {
    return { pack: rules.parsePack(content), faults: [] };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-input') return { pack: undefined, faults: error.details };
    throw error;
  }
}

/** Whether a fault lies in a card, or in a subject as a whole. */
export function isIn(place: string, { at }: Fault): boolean {
  return at === place || at.startsWith(`${place}.`);
}

/** How many values of a part are not known to be the printed ones. */
export function countReconstructed(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countReconstructed(item), 0);
  if (!isRecord(value)) return 0;
  const isGuessed = typeof value.source === 'string' && /^\s*reconstructed/i.test(value.source);
  return Object.values(value).reduce<number>((sum, item) => sum + countReconstructed(item), isGuessed ? 1 : 0);
}

/** Whether two parts say the same; the order of fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return stringify(one) === stringify(other);
}
