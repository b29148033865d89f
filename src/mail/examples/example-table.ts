import type { Translator } from '../../i18n/translator.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import { seedHash } from '../../kernel/hmac-chance.ts';
import { positionOf } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { fallbackAnswer, sheetFor } from '../../kernel/open-decisions.ts';
import { walkSheet } from '../../kernel/walk-sheet.ts';
import { finestStretches } from '../../log/chapter-spans.ts';
import { stretchName } from '../../log/stretch-name.ts';
import { toldMoves } from '../../log/told-moves.ts';
import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';
import type { Settings } from '../../platform/services.ts';
import { viewDecisions } from '../../play/view-decisions.ts';
import { viewOptionalActions } from '../../play/view-optional-actions.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import { USUAL_TIME_CONTROL } from '../../time/time-control.ts';
import { linkUrl, rulesUrl, tableUrl } from '../links/link-url.ts';
import type { BoardPictures } from '../mail-room.ts';
import { drawMailBoard } from '../turn/draw-mail-board.ts';
import { A_ROW, MOST_GAINS } from '../turn/gather-table-mail.ts';
import { putQuestion } from '../turn/mail-question.ts';
import { putSheet } from '../turn/mail-sheet.ts';
import { newsScenes } from '../turn/news-scenes.ts';
import { isDigest, summariseNews } from '../turn/summarise-news.ts';
import type { MailQuestion, TableMail } from '../turn/table-mail.ts';
import type { ExampleGame } from './example-game.ts';
import { machineAt, rollsOf, toldLines, waitingAt } from './example-log.ts';

/** Where, when and in which words an example is written. */
export type ExampleHouse = {
  readonly settings: Settings;
  readonly pictures: BoardPictures;
  readonly now: Date;
  readonly translator: Translator;
};

/** Of whose mail at which moment of a game; by default of its reader who is asked. */
export type ExampleMoment = {
  readonly seat: SeatId;
  /** Places in the log: what they have seen (undefined: nothing), and the last entry that the mail knows. */
  readonly seen: number | undefined;
  readonly at: number;
  /** The hours that are left to answer. */
  readonly hours: number;
};

/** No link with this secret was ever issued: it opens nothing. */
export const NO_TOKEN = 'example';
export const EXAMPLE_TABLE = { id: 'example', name: 'Café de Paris' };
export const READER = 'Ann';

export function asked({ reader, seen, now }: ExampleGame): ExampleMoment {
  return { seat: reader, seen, at: now, hours: USUAL_TIME_CONTROL.hours };
}

/** Everything that a mail about an example says, gathered from the game in memory as from one that is stored. */
export async function exampleTableMail(
  example: ExampleGame,
  moment: ExampleMoment,
  house: ExampleHouse,
): Promise<TableMail> {
  const { module, game, log, seed, reconstructed } = example;
  const { rules, setting } = game;
  const { settings, translator, now } = house;
  const { seat, at } = moment;
  const machine = machineAt(log, at);
  const before = moment.seen === undefined ? undefined : machineAt(log, moment.seen);
  const view = rules.view(positionOf(game, machine), seat);
  const seenView = before && rules.view(positionOf(game, before), seat);

  const dueAt = new Date(now.getTime() + moment.hours * HOUR_MS);
  const waiting = waitingAt(example, at);
  const decisions = viewDecisions({
    ...{ game, machine, viewer: seat, atHead: true, effects: true },
    waiting: waiting.map((one) => ({ ...one, dueAt: dueAt.toISOString() })),
  });
  const optional = machine.over ? [] : viewOptionalActions(game, machine, seat);
  const url = (purpose: 'compose' | 'action' | 'answer') => linkUrl(settings, purpose, NO_TOKEN);
  const questions = decisions.flatMap((decision): readonly MailQuestion[] => {
    const { id, mine, section, dueAt: due } = decision;
    if (!mine || !waitsForMe(decision)) return [];
    const answer = fallbackAnswer(game, machine, id, seat);
    const fallback = answer === undefined ? undefined : describeAnswer(mine.choice, answer);
    const sheet = sheetFor(game, machine, id, seat);
    const put = sheet
      ? {
          ...mine,
          answers: undefined,
          composeUrl: url('compose'),
          ...putSheet({ sheet, walk: walkSheet(sheet.begin, []) }),
        }
      : putQuestion(mine, { composeUrl: url('compose'), answerUrl: () => url('answer') });
    return [{ ...put, section, dueAt: due, fallback }];
  });
  const calling = optional
    .filter(({ calls }) => calls)
    .map(({ question, section, label, waitingText: stands }) => ({
      ...putQuestion(question, { composeUrl: url('action'), answerUrl: () => url('answer') }),
      ...{ section, dueAt: undefined, fallback: undefined, optionalAction: { label, stands } },
    }));

  const seats = setting.seats.map((one) => ({ seat: one, name: rules.seatName(one) }));
  const others = setting.seats.filter((one) => one !== seat);
  const neighbours = rules.neighbours?.(view, seat) ?? others;
  const chapters = example.chaptersTo(at);
  const present = finestStretches(chapters).at(-1);
  const rows = (text: Message) => Math.ceil(translator.t(text).length / A_ROW);
  const missed = log.slice((moment.seen ?? -1) + 1, at + 1);
  const lines = toldLines(example, missed, seat, now);
  const { scenes, others: beside } = newsScenes(lines, module.board);
  const news = summariseNews(beside, { reader: seat, seats, neighbours, rows }, chapters);

  return {
    table: {
      ...EXAMPLE_TABLE,
      ...{ gameName: rules.name, url: tableUrl(settings, EXAMPLE_TABLE.id), timeControl: USUAL_TIME_CONTROL },
      rulesUrl: rulesUrl(settings, rules.id),
      ...{ timeZone: translator.timeZone, reconstructed, seedHash: seedHash(seed) },
    },
    seat: { id: seat, name: rules.seatName(seat), place: setting.seats.indexOf(seat) + 1 },
    readerName: READER,
    now,
    lastSeen: moment.seen === undefined ? undefined : new Date(now.getTime() - 2 * DAY_MS),
    news,
    gains: isDigest(news) && seenView ? (rules.gains?.(seenView, view, seat).slice(0, MOST_GAINS) ?? []) : [],
    next: present && stretchName(chapters, present),
    questions,
    asked: calling,
    mayAlso: optional
      .filter(({ calls }) => !calls)
      .map(({ label, question }) => ({ label: label ?? question.prompt, url: url('action') })),
    waitingFor: seats
      .filter((one) => one.seat !== seat && waiting.some((other) => other.seat === one.seat))
      .map(({ name }) => name),
    ...(await drawMailBoard(
      module.board,
      { view, before: seenView },
      {
        asked: decisions.filter(waitsForMe).flatMap(({ mine }) => (mine ? [mine.choice] : [])),
        told: toldMoves(lines),
        scenes,
        ...{ plain: false, pictures: house.pictures, t: translator.t },
        note: (error) => {
          throw error;
        },
      },
    )),
    warnings: module.board.warnings?.(view) ?? [],
    boardInWords: false,
    rolls: rollsOf(missed),
    canReply: settings.replyDomain !== undefined,
    links: {
      preferences: `${settings.baseUrl}/preferences`,
      unsubscribe: linkUrl(settings, 'unsubscribe', NO_TOKEN),
      history: tableUrl(settings, EXAMPLE_TABLE.id),
    },
    baseUrl: settings.baseUrl,
  };
}
