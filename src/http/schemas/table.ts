import { CHANNELS } from '../../kernel/log.ts';
import { timeControlSchema } from '../../time/time-control.ts';
import { decisionSchema, optionalActionSchema } from './decision.ts';
import { idSchema, moment, seatSchema, words } from './parts.ts';
import { aheadSchema } from './sheet.ts';
import { z } from './zod.ts';

export const statusSchema = z.enum(['forming', 'playing', 'finished', 'cancelled']);

const seat = z
  .strictObject({
    seat: seatSchema,
    name: words,
    playerId: z.string().optional(),
    playerName: z.string().optional(),
    isComputer: z.boolean().openapi({ description: 'A computer player has it' }),
    resigned: z.boolean(),
    bid: z.int().optional().openapi({ description: 'What its player bid for it, where seats were bid for' }),
    waiting: z.boolean(),
    dueAt: moment.optional(),
    seenSeq: z.int(),
  })
  .openapi('Seat');

/** A host's word to those who are invited. */
export const wordSchema = z.string().max(2000).openapi({
  description: 'What the host says to those who are invited: up to 500 characters in 12 lines',
});

const place = z.strictObject({
  seat: seatSchema.optional(),
  playerId: z.string().optional(),
  playerName: z.string().optional(),
  isComputer: z.boolean().openapi({ description: 'A computer player has joined' }),
  status: z.enum(['joined', 'invited', 'declined', 'withdrawn']),
  invitationId: z.string().optional(),
  email: z.string().optional().openapi({ description: 'Only for the host' }),
  failed: z.boolean().openapi({ description: 'Only for the host: the mail came back' }),
  mayRemind: z.boolean().openapi({ description: 'Only for the host: the last mail is older than a day' }),
});

/** What somebody bids for each seat. */
const bidsSchema = z.record(z.string(), z.int()).openapi({
  description: 'Points by seat: whole numbers, 0 for a seat that is not named',
});

const lobby = z
  .strictObject({
    word: z.string().openapi({ description: 'What the host says to those who come; empty: nothing' }),
    terms: z.int().openapi({ description: 'Another number once pace, options or the number of players are changed' }),
    places: z.array(place),
    free: z.array(seatSchema).openapi({ description: 'Seats that nobody holds and that are kept for nobody' }),
    open: z.int().openapi({ description: 'How many people may still join without an invitation' }),
    bids: z
      .strictObject({
        about: words,
        seats: z
          .array(z.strictObject({ seat: seatSchema, name: words, most: z.int() }))
          .openapi({ description: 'The seats that can be bid for, and the most that can be bid for each' }),
        owing: z.array(z.string()).openapi({ description: 'Players who have joined and not bid yet' }),
        mine: bidsSchema.optional().openapi({ description: 'Your own bids, which nobody else sees' }),
        mayBid: z.boolean().openapi({ description: 'You have joined, so you may bid' }),
      })
      .optional()
      .openapi({ description: 'Seats are bid for in secret; the game begins when everybody has joined and bid' }),
    words: z
      .strictObject({
        serverSalt: z
          .string()
          .openapi({ description: 'What the server adds to chance, drawn when the last had joined' }),
        owing: z.array(z.string()).openapi({ description: 'Players whose words are not open yet' }),
        mine: z.string().optional().openapi({ description: 'The hash of your own, when they are waited for' }),
      })
      .optional()
      .openapi({ description: 'Everybody is there, and the game begins when these words are open' }),
  })
  .openapi('Lobby');

const outcome = z
  .strictObject({
    winners: z.array(seatSchema),
    summary: words,
    standings: z.array(z.strictObject({ seat: seatSchema, place: z.int(), score: z.number().optional() })),
    sheet: z.array(words),
    scores: z
      .strictObject({
        text: words,
        columns: z.array(words),
        rows: z.array(z.strictObject({ cells: z.array(words), said: words })),
      })
      .optional()
      .openapi({ description: 'The score sheet in rows; games that ended long ago have none' }),
  })
  .openapi('Outcome');

const optionsSchema = z.record(z.string(), z.unknown());

export const tableSchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    game: z.string(),
    gameName: words,
    ruleset: z.int(),
    status: statusSchema,
    seq: z.int().openapi({ description: "The log's last entry; 0 while the table is forming" }),
    asOf: z.int().openapi({ description: 'The entry after which this view was taken' }),
    viewer: z.string().openapi({ description: 'As whom this was read: a seat, `spectator` or `moderator`' }),
    view: z
      .record(z.string(), z.unknown())
      .optional()
      .openapi({ description: "The game's own view, with its words rendered" }),
    decisions: z.array(decisionSchema),
    optionalActions: z
      .array(optionalActionSchema)
      .openapi({ description: 'What you may do beside that; empty for spectators and in the past' }),
    ahead: z.array(aheadSchema).openapi({
      description: 'What you may order ahead just now, and have; nobody else learns of it. Empty in the past',
    }),
    seats: z.array(seat),
    lobby: lobby.optional(),
    hostId: z.string(),
    hostName: z.string(),
    public: z.boolean(),
    timeControl: timeControlSchema,
    timeZone: z.string(),
    options: optionsSchema,
    pack: z.strictObject({
      hash: z.string(),
      reconstructed: z.int().openapi({ description: 'How many values are not the printed ones' }),
      builtIn: z.boolean(),
      url: z.string().openapi({ description: 'Where the pack is; what is there never changes' }),
    }),
    seedHash: z.string(),
    seed: z.string().optional().openapi({ description: 'Only when the game is over' }),
    outcome: outcome.optional(),
    createdAt: moment,
    startedAt: moment.optional(),
    finishedAt: moment.optional(),
    pausedUntil: moment.optional().openapi({ description: 'All clocks are stopped, until then at the latest' }),
  })
  .openapi('Table');

export const tableSummarySchema = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    game: z.string(),
    gameName: words,
    status: statusSchema,
    public: z.boolean(),
    hostName: z.string(),
    seq: z.int(),
    seat: seatSchema.optional(),
    seatName: words.optional(),
    myTurn: z.boolean(),
    asked: z.boolean().openapi({
      description: 'In your own list: somebody would like your answer, though the game does not wait for it',
    }),
    dueAt: moment.optional(),
    waiting: z.array(
      z.strictObject({
        seat: seatSchema,
        name: words,
        dueAt: moment.optional().openapi({ description: 'In the past: the answer is overdue' }),
      }),
    ),
    players: z.array(z.strictObject({ seat: seatSchema.optional(), name: words.optional(), playerName: z.string() })),
    missing: z.int().openapi({ description: 'Places that nobody has taken yet' }),
    outcome: z
      .strictObject({ winners: z.array(seatSchema), summary: words })
      .optional()
      .openapi({ description: 'How the game ended, once it is over' }),
    invitationId: z.string().optional().openapi({ description: 'Your own invitation, while it is open' }),
    movedAt: moment.optional(),
    createdAt: moment,
  })
  .openapi('TableSummary');

export const logLineSchema = z
  .strictObject({
    seq: z.int(),
    secret: z
      .int()
      .optional()
      .openapi({
        description:
          'The first, second, ... thing that you did in secret after entry `seq`: it has no number of its own, so ' +
          'nobody can count it',
      }),
    at: moment,
    kind: z.enum(['setup', 'answered', 'ruling', 'seat', 'clock']),
    by: seatSchema.optional(),
    how: z.enum(CHANNELS).optional(),
    messages: z.array(words),
    why: z
      .array(words)
      .optional()
      .openapi({ description: 'Why a computer player did this, as far as you may know it' }),
    voided: z.boolean().openapi({ description: 'A rewind took it back' }),
  })
  .openapi('LogLine');

export const logPageSchema = z.strictObject({
  entries: z.array(logLineSchema),
  next: z.string().optional().openapi({ description: 'Given where more follows: `after` for the next page' }),
});

const stretch = {
  id: z.string(),
  name: words,
  address: z.string().openapi({ description: 'What `asOf` and `chapter` take: `round-1`, `round-1/turn-3`' }),
  first: z.int(),
  last: z.int().openapi({
    description: 'The entry that ended it, or the newest; one before `first` while nothing has happened in it',
  }),
};

export const chapterSchema = z
  .strictObject({
    ...stretch,
    parts: z.array(z.strictObject(stretch)).openapi({ description: 'Empty where the chapter has none' }),
  })
  .openapi('Chapter');

export const newInvitationSchema = z
  .strictObject({
    email: z.string().max(320).optional().openapi({ description: 'An address, or a name of your address book' }),
    player: idSchema.optional().openapi({ description: 'Instead: somebody you have played with, see `/fellows`' }),
    seat: seatSchema.optional(),
  })
  .refine(({ email, player }) => (email === undefined) !== (player === undefined), {
    error: 'Give `email` or `player`',
  })
  .openapi('NewInvitation');
