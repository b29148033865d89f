import { idOf } from '../platform/new-id.ts';

/** Whom a letter goes between; `addressees` is empty where it is for everybody. */
export type Between = {
  readonly tableId: string;
  /** Before the game people write to each other, from then on seats: these are other conversations. */
  readonly begun: boolean;
  readonly writer: string;
  readonly addressees: readonly string[];
  readonly unsigned: boolean;
};

/**
 * The conversation that a letter belongs to: one for each pair and group, whoever of them writes, and one for
 * everybody. Unsigned letters have their own, named by their addressees alone: it must not tell who writes there.
 */
export function threadOf({ tableId, begun, writer, addressees, unsigned }: Between): string {
  const names = unsigned ? addressees : [writer, ...addressees];
  const who = addressees.length === 0 ? 'everybody' : [...new Set(names)].toSorted().join(' ');
  return idOf(`thread ${tableId} ${begun ? 'seats' : 'people'} ${unsigned ? 'unsigned' : 'signed'} ${who}`);
}
