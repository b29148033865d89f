import { moderatorsOf } from '../../disputes/table-moderators.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { SeatView } from '../../play/table-view.ts';
import type { Occasion } from '../turn/occasion.ts';
import { inShort } from '../turn/question-in-short.ts';
import { subjectArgs } from '../turn/subject-args.ts';
import type { TableMail } from '../turn/table-mail.ts';
import type { TableKind } from './mail-kind.ts';
import { goesWithoutAt } from './rules-of.ts';

/** The table is full and the game begins. The mail names the table's moderators. */
export const start: TableKind<'start'> = {
  news: async (_data, { services, table }) => {
    if (table.status !== 'playing') return undefined;
    const moderators = (await moderatorsOf(services, table.id)).own;
    return startNews({
      moderators: moderators.map(({ name }) => name),
      seats: table.seats,
      goesWithout: goesWithoutAt(services, table),
    });
  },
};

type HeldSeat = Pick<SeatView, 'name' | 'playerName' | 'bid'>;

export type Started = {
  /** By name, without those of the site. */
  readonly moderators?: readonly string[];
  /** Who has them, and what they bid for them, if anything. */
  readonly seats?: readonly HeldSeat[];
  /** Of a game that is not finished: what is played. */
  readonly goesWithout?: Message | undefined;
};

/** When the reader moves first, this is their first turn mail too. */
export function startNews({ moderators = [], seats = [], goesWithout }: Started = {}): Occasion {
  return {
    kind: 'start',
    head: (mail, translator) => {
      const { names } = subjectArgs(mail, translator);
      return {
        subject: subject(mail, translator),
        headline: msg('mail.start-title', names),
        leads: [msg('mail.start-lead', names)],
        // By joining, everybody has agreed to them.
        notes: [
          ...(goesWithout ? [goesWithout] : []),
          ...awardNote(seats),
          ...(moderators.length > 0
            ? [msg('mail.start-moderators', { count: moderators.length, names: moderators })]
            : []),
        ],
      };
    },
  };
}

/** What each player bid for their seat, where seats were bid for. */
function awardNote(seats: readonly HeldSeat[]): readonly Message[] {
  const bids = seats.flatMap(({ name, playerName = '', bid }) =>
    bid === undefined ? [] : [msg('bids.mail-line', { seat: name, player: playerName, bid })],
  );
  return bids.length > 0 ? [msg('bids.mail-award', { bids })] : [];
}

function subject({ seat, questions: [first] }: TableMail, translator: Translator): Message {
  return first
    ? msg('subjects.start-turn', { seat: seat.name, what: inShort(first, translator) })
    : msg('subjects.start', { seat: seat.name });
}
