import { isComputer } from '../platform/computer-id.ts';

/**
 * Whether nobody waits for anybody at a table: each of its seats is held, by one and the same person or by computer
 * players. Nothing is due there.
 */
export function isAlone(seats: readonly { readonly playerId?: string | null | undefined }[]): boolean {
  const held = seats.flatMap(({ playerId }) => playerId ?? []);
  const people = new Set(held.filter((playerId) => !isComputer(playerId)));
  return held.length > 0 && held.length === seats.length && people.size <= 1;
}
