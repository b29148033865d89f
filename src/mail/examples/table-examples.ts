import { msg } from '../../i18n/msg.ts';
import { type ClockEntry, ENTRY_VERSION, type Ruling, type RulingEntry } from '../../kernel/log.ts';
import { msg as kernelMsg } from '../../kernel/msg.ts';
import { explainAnswer } from '../../kernel/open-decisions.ts';
import { outcomeOf } from '../../kernel/outcome-of.ts';
import { rulingTexts } from '../../log/ruling-text.ts';
import type { Called, DataOf } from '../../notifications/notification.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import { clockText } from '../../time/clock-text.ts';
import { clockNews } from '../kinds/clock.ts';
import { concernNews } from '../kinds/concern.ts';
import { endedNews } from '../kinds/ended.ts';
import { expiryNews } from '../kinds/expiry.ts';
import { composeLetters, letterNews } from '../kinds/letter.ts';
import { moderatorCalledNews } from '../kinds/moderator-called.ts';
import { overNews } from '../kinds/over.ts';
import { overdueNews } from '../kinds/overdue.ts';
import { reminderNews } from '../kinds/reminder.ts';
import { replacedNews } from '../kinds/replaced.ts';
import { resignedNews } from '../kinds/resigned.ts';
import { rulingNews } from '../kinds/ruling.ts';
import { startNews } from '../kinds/start.ts';
import { tookOverNews } from '../kinds/took-over.ts';
import { turnNews } from '../kinds/turn.ts';
import { unfitNews } from '../kinds/unfit.ts';
import { linkUrl, tableUrl } from '../links/link-url.ts';
import type { MailLetter } from '../press/mail-letter.ts';
import { composeTableMail } from '../turn/compose-table-mail.ts';
import type { Occasion, OccasionKind } from '../turn/occasion.ts';
import { type ExampleAbout, type MakeExample, type Variants, WORDS } from './example.ts';
import { goesWithoutIn } from './example-game.ts';
import { concerning, machineAt, toldLines, waitingAt } from './example-log.ts';
import { EXAMPLE_TABLE, type ExampleMoment, NO_TOKEN } from './example-table.ts';

const MODERATOR = 'Mo';
const CALLED: Called = { of: 'table', moderators: [MODERATOR] };

/** One mail about the table for one occasion, at the moment when its reader is asked or at another one. */
const about =
  (
    occasion: Occasion | ((about: ExampleAbout) => Occasion),
    change: (of: ExampleAbout) => Partial<ExampleMoment> = () => ({}),
  ): MakeExample =>
  async (of) =>
    composeTableMail(
      await of.mailAt(change(of)),
      [typeof occasion === 'function' ? occasion(of) : occasion],
      of.translator,
    );

/** For a seat that is not asked, if there is one. */
const waiting = ({ example }: ExampleAbout): Partial<ExampleMoment> => {
  const waits = waitingAt(example, example.now).map(({ seat }) => seat);
  const seat = example.game.setting.seats.find((one) => !waits.includes(one));
  return seat === undefined ? {} : { seat };
};
const atEnd = ({ example: { log } }: ExampleAbout): Partial<ExampleMoment> => ({
  seen: log.length - 3,
  at: log.length - 1,
});
const atStart = ({ example }: ExampleAbout): Partial<ExampleMoment> => ({
  ...{ at: 0, seen: undefined, seat: waitingAt(example, 0)[0]?.seat ?? example.reader },
});
const late = ({ now }: ExampleAbout) => new Date(now.getTime() - HOUR_MS);
const later = ({ now }: ExampleAbout) => new Date(now.getTime() + DAY_MS);

function ruled(rule: (of: ExampleAbout) => Ruling): MakeExample {
  return about((of) => {
    const ruling = rule(of);
    const { game, log, now, reader } = of.example;
    const entry: RulingEntry = {
      ...{ v: ENTRY_VERSION, seq: now + 2, at: of.now.toISOString(), kind: 'ruling' },
      ...{ ruling, by: 'mo', reason: WORDS.ruling },
    };
    const goesBack = ruling.type === 'rewind' || ruling.type === 'undo' || ruling.type === 'replace-roll';
    const undone = goesBack ? toldLines(of.example, log.slice(now - 1, now + 1), reader, of.now) : [];
    const lost = undone.flatMap(({ messages }) => messages);
    return rulingNews({ texts: rulingTexts(game, entry, MODERATOR), lost });
  });
}

function clock(change: ClockEntry['change'], until: boolean): MakeExample {
  return about((of) => {
    const entry: ClockEntry = {
      ...{ v: ENTRY_VERSION, seq: of.example.now + 2, at: of.now.toISOString(), kind: 'clock', change, by: 'mo' },
      ...{ reason: WORDS.reason, ...(until ? { until: later(of).toISOString() } : {}) },
    };
    return clockNews([clockText(entry, change === 'extended' ? of.mine : undefined, MODERATOR)], true);
  });
}

const expired = (what: DataOf['expiry']['what'], grace = false): MakeExample =>
  about(
    (of) => expiryNews({ what, due: late(of), grace: grace ? later(of) : undefined, called: CALLED }),
    () => ({ hours: -1 }),
  );

const overdue = (what: 'answer' | 'call' | 'seek'): MakeExample =>
  about(
    (of) => overdueNews({ late: of.theirs, since: late(of), follows: { what, at: later(of) }, called: undefined }),
    waiting,
  );

/** What a seat has answered in secret, refused in the words of the game. */
const unfit: MakeExample = about(({ example: { game, log, now, reader }, mine }) => {
  const machine = machineAt(log, now);
  const [decision] = waitingAt({ game, log }, now).filter(({ seat }) => seat === reader);
  const why = decision && explainAnswer(game, machine, { ...decision, answer: '' });
  return unfitNews(why ?? kernelMsg('kernel.seat-not-asked', { seat: mine }));
});

const over: MakeExample = about((of) => {
  const { game, log, seed } = of.example;
  const outcome = outcomeOf(game, machineAt(log, log.length - 1));
  if (!outcome) throw new Error(`the example of ${game.rules.id} does not end`);
  const seats = game.setting.seats.map((id) => ({ id, name: game.rules.seatName(id) }));
  const recordUrl = `${tableUrl(of.settings, EXAMPLE_TABLE.id)}/record.json`;
  return overNews({ outcome, seed, seats, recordUrl });
}, atEnd);

function letterOf({ settings, theirs }: ExampleAbout): MailLetter {
  const { replyDomain } = settings;
  return {
    title: msg('press.title', { from: theirs, to: [msg('press.you')] }),
    ...{ from: theirs, lines: WORDS.letter, thread: NO_TOKEN },
    url: `${tableUrl(settings, EXAMPLE_TABLE.id)}/press/${NO_TOKEN}`,
    address: replyDomain && `letter+${NO_TOKEN}@${replyDomain}`,
  };
}

/** Letters alone are a mail of their own. */
const letters: MakeExample = (of) => {
  const found = letterOf(of);
  const { url, address } = found;
  const table = { tableName: EXAMPLE_TABLE.name, gameName: of.example.game.rules.name };
  const unsubscribeUrl = linkUrl(of.settings, 'unsubscribe', NO_TOKEN);
  const { baseUrl } = of.settings;
  return composeLetters(
    { ...table, letters: [found], oneThread: true, url, address, unsubscribeUrl, baseUrl },
    of.translator,
  );
};

/** Every occasion for a mail about a table; one without an example does not compile. */
export const tableExamples: { readonly [K in OccasionKind]: Variants } = {
  turn: {
    usual: about(turnNews),
    'long-away': about(turnNews, () => ({ seen: 0 })),
  },
  start: {
    usual: about(({ example }) => startNews({ moderators: [MODERATOR], goesWithout: goesWithoutIn(example) }), atStart),
  },
  over: { usual: over },
  reminder: { usual: about(reminderNews, () => ({ hours: 12 })) },
  expiry: {
    wait: expired('wait'),
    'grace-fallback': expired('grace-fallback', true),
    'grace-moderator': expired('grace-moderator', true),
    fallback: expired('fallback'),
    moderator: expired('moderator'),
  } satisfies { readonly [W in DataOf['expiry']['what']]: MakeExample },
  overdue: { answer: overdue('answer'), call: overdue('call'), seek: overdue('seek') },
  clock: {
    paused: clock('paused', true),
    resumed: clock('resumed', false),
    extended: clock('extended', true),
    absence: about((of) => {
      const [from, to] = [{ moment: of.now.toISOString() }, { moment: later(of).toISOString() }];
      return clockNews([msg('clocks.mail-absence', { seat: of.theirs, from, to })], false);
    }),
    back: about((of) => clockNews([msg('clocks.mail-back', { seat: of.theirs, began: 'yes' })], false)),
    seeking: about((of) => clockNews([msg('clocks.mail-seeking', { seat: of.theirs })], false)),
  },
  ruling: {
    rewind: ruled(() => ({ type: 'rewind', to: 12, drawn: 0 })),
    undo: ruled(() => ({ type: 'undo', to: 12, drawn: 0 })),
    'replace-roll': ruled(() => ({ type: 'replace-roll', to: 12, drawn: 0, decision: '', seat: '', answer: '' })),
    correct: ruled(({ example: { game } }) => ({
      ...{ type: 'correct', answer: '' },
      correction: Object.keys(game.rules.corrections ?? {})[0] ?? '',
    })),
    force: ruled(({ example: { reader } }) => ({ type: 'force', decision: '', seat: reader, answer: '' })),
    withdraw: ruled(({ example: { reader } }) => ({ type: 'withdraw', decision: '', seat: reader })),
    end: ruled(() => ({ type: 'end', how: 'as-it-stands' })),
  } satisfies { readonly [R in Ruling['type']]: MakeExample },
  ended: { usual: about((of) => endedNews(of.example.game.rules.name)) },
  unfit: { usual: unfit },
  concern: { usual: about((of) => concernNews([concerning(of.example, of.example.reader, of.now)]), waiting) },
  resigned: { usual: about((of) => resignedNews(of.theirs), waiting) },
  'took-over': { usual: about(tookOverNews) },
  replaced: { usual: about((of) => replacedNews(of.theirs, 'Chiara'), waiting) },
  'moderator-called': {
    late: about((of) => moderatorCalledNews({ late: of.theirs, called: CALLED }), waiting),
    missed: about((of) => moderatorCalledNews({ late: of.theirs, missed: 3, called: CALLED }), waiting),
    nobody: about((of) => moderatorCalledNews({ late: of.theirs, called: { of: 'nobody' } }), waiting),
  },
  letter: { usual: letters, 'with-news': about((of) => letterNews(letterOf(of)), waiting) },
};
