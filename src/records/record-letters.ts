import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Services } from '../platform/services.ts';
import type { RecordedLetter } from '../press/imported-letters.ts';
import { readPublished } from '../press/published-letters.ts';
import { readLetter } from '../press/read-letter.ts';
import type { GameRecord } from './record.ts';
import type { ReplayedRecord } from './replay-record.ts';
import { refuseRecord } from './say.ts';

type WrittenLetter = NonNullable<GameRecord['letters']>[number];

/**
 * The letters of a table as its record has them, a piece at a time: those that everybody may read because all agreed
 * to it, and none else. Who did not sign stays unnamed.
 */
export async function* publishedLetters(services: Services, tableId: string): AsyncGenerator<readonly WrittenLetter[]> {
  let after: string | undefined;
  do {
    const page = await readPublished(services, { tableId, after });
    const letters = page?.letters ?? [];
    if (letters.length > 0)
      yield letters.map(({ seq, at, from, to, text }) => ({
        seq,
        at: at.toISOString(),
        ...(from ? { from: from.who } : {}),
        to: to.map(({ who }) => who),
        text,
      }));
    after = page?.next;
  } while (after !== undefined);
}

/**
 * The letters of a record, in its order. They are no entries: nothing of the game hangs on them. Refuses (`bad-input`)
 * letters of a game that goes on, a seat or an entry that it does not have, and a text that no letter can have. Mail
 * addresses are left out of them as of any letter.
 */
export function lettersOf(
  { letters = [] }: GameRecord,
  { game, machine, entries }: Pick<ReplayedRecord, 'game' | 'machine' | 'entries'>,
  baseUrl: string,
): readonly RecordedLetter[] {
  if (letters.length > 0 && !machine.over) throw refuseRecord(msg('records.letters-too-soon'));
  const { seats } = game.setting;
  return letters.map(({ seq, at, from, to, text }, i) => {
    const unfit = (problem: Message) => refuseRecord(msg('records.letter-unfit', { number: i + 1, problem }));
    const stranger = [...(from === undefined ? [] : [from]), ...to].find((seat) => !seats.includes(seat));
    if (stranger !== undefined)
      throw unfit(msg('records.no-such-seat', { given: stranger.slice(0, 64), seats: [...seats] }));
    if (seq > machine.seq) throw unfit(msg('records.letter-no-entry', { last: machine.seq }));
    const written = at ?? entries.find(({ entry }) => entry.seq === seq)?.entry.at;
    return { seq, at: new Date(written ?? 0), from, to, text: readText(text, baseUrl, unfit) };
  });
}

function readText(text: string, baseUrl: string, unfit: (problem: Message) => Refusal): string {
  try {
    return readLetter(text, baseUrl).text;
  } catch (error) {
    throw error instanceof Refusal ? unfit(error.reason) : error;
  }
}
