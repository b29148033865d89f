import type { Services } from '../../platform/services.ts';
import { readPressAddress } from '../press/press-address.ts';
import { bounceSecret } from './bounce-secret.ts';
import { countLetterAnswers, MOST_ANSWERS } from './receive-letter.ts';

/** Who writes a letter by mail, at which table, and which letter it answers. */
export type LetterWriter = {
  readonly for: 'letter';
  readonly tableId: string;
  readonly playerId: string;
  /** Undefined: it names its readers in its first line. */
  readonly answers: string | undefined;
};

/**
 * The player whose address for letters this is, as long as they are at the table and have the letter; undefined for any
 * other address, and a banned player's. `too-many`: they have had as many answers as are written within an hour.
 */
export async function findLetterWriter(
  s: Services,
  address: string,
  domain: string,
): Promise<LetterWriter | 'too-many' | undefined> {
  const read = readPressAddress(address, domain);
  if (!read) return undefined;
  const { target, isOf } = read;
  const people = await peopleOf(s, target);
  const secret = await bounceSecret(s);
  const writer = people.find(({ playerId }) => isOf(playerId, secret));
  if (!writer) return undefined;
  const player = await s.db.player.findUnique({ where: { id: writer.playerId }, select: { bannedAt: true } });
  if (!player || player.bannedAt) return undefined;
  if ((await countLetterAnswers(s, writer.playerId)) >= MOST_ANSWERS) return 'too-many';
  return { for: 'letter', ...writer, answers: target.of === 'letter' ? target.id : undefined };
}

/** Those who could have such an address: the table's people, or those of them who have the letter. */
async function peopleOf(s: Services, { of, id }: { readonly of: 'press' | 'letter'; readonly id: string }) {
  if (of === 'press') return peopleAt(s, id);
  const copies = await s.db.letterCopy.findMany({ where: { letterId: id } });
  const [first] = copies;
  const people = first ? await peopleAt(s, first.tableId) : [];
  return people.filter(({ playerId }) => copies.some((copy) => copy.playerId === playerId));
}

async function peopleAt({ db }: Services, id: string) {
  const [seats, table] = await Promise.all([
    db.seat.findMany({ where: { tableId: id, playerId: { not: null } } }),
    db.table.findUnique({ where: { id }, select: { hostId: true } }),
  ]);
  const players = new Set(seats.flatMap(({ playerId }) => playerId ?? []));
  if (table) players.add(table.hostId);
  return [...players].map((playerId) => ({ tableId: id, playerId }));
}
