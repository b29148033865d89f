import type { Answer } from '../../../kernel/choice.ts';
import { fieldsOf, theIds } from '../answers.ts';
import type { FactionId } from '../pack-types.ts';
import type { Position } from '../types.ts';
import type { Promised, Terms, Transfer } from './deal.ts';
import { listedPromises } from './listed-promises.ts';
import { othersThan } from './parties.ts';
import { plainLine } from './plain-line.ts';
import { promiseId, promiseIdOf } from './promised.ts';

/**
 * A filled-in proposal as terms. It skips what it does not understand: the choice refuses that. The parties are the
 * factions that give, take back or promise something, or are named.
 */
export function readTerms(position: Position, by: FactionId, answer: Answer): Terms {
  const others = othersThan(position, by);
  const { give, get, mine, theirs, with: named, note } = fieldsOf(answer);
  const transfers = [
    ...others.flatMap((other) => transfer(by, other, amountFor(give, other))),
    ...others.flatMap((other) => transfer(other, by, amountFor(get, other))),
  ];
  const promises = [
    ...picked(listedPromises(position, by, by), promiseId, mine),
    ...others.flatMap((other) => picked(listedPromises(position, by, other), promiseIdOf, theirs)),
  ];
  const names = theIds(named);
  const isParty = (other: FactionId) =>
    names.includes(other) ||
    transfers.some(({ from, to }) => from === other || to === other) ||
    promises.some(({ faction }) => faction === other);
  return { by, parties: others.filter(isParty), transfers, promises, note: noteOf(note) };
}

function transfer(from: FactionId, to: FactionId, n: number): readonly Transfer[] {
  return n > 0 ? [{ from, to, n }] : [];
}

function amountFor(amounts: Answer | undefined, faction: FactionId): number {
  const n = amounts === undefined ? undefined : fieldsOf(amounts)[faction];
  return typeof n === 'number' ? n : 0;
}

function picked(
  possible: readonly Promised[],
  idOf: (promised: Promised) => string,
  answer: Answer | undefined,
): readonly Promised[] {
  const ids = theIds(answer);
  return possible.filter((promised) => ids.includes(idOf(promised)));
}

function noteOf(note: Answer | undefined): string | undefined {
  const line = typeof note === 'string' ? plainLine(note) : '';
  return line === '' ? undefined : line;
}
