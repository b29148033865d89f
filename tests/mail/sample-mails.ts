import { msg } from '../../src/i18n/msg.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import type { Message } from '../../src/kernel/message.ts';
import type { ToldLine } from '../../src/log/log-line.ts';
import type { PartOutcome, ReplyPart } from '../../src/mail/inbound/reply-outcome.ts';
import { guideReply } from '../../src/mail/turn/guide-reply.ts';
import { numberAnswers } from '../../src/mail/turn/number-answers.ts';
import { summariseNews } from '../../src/mail/turn/summarise-news.ts';
import type { GameEnd, MailQuestion, TableMail } from '../../src/mail/turn/table-mail.ts';
import type { ReplyAct } from '../../src/notifications/reply.ts';

/** Words of no catalogue, for tests: the list of one item says just the item. */
export const words = (text: string): Message => ({ key: 'common.list', args: { items: [text] } });

export const SEATS = [
  { seat: 'us', name: words('US') },
  { seat: 'ussr', name: words('USSR') },
];
/** The US, told in full of the USSR. */
export const READER = { reader: 'us', seats: SEATS, neighbours: ['ussr'], rows: () => 1 };
export const BASE = 'https://despatch.example';
export const NOW = new Date('2026-11-24T20:14:00Z');

export function logLine(seq: number, by: string | undefined, ...texts: string[]): ToldLine {
  const messages = texts.map(words);
  const told = messages.map((text) => ({ text, by }));
  return { seq, at: NOW, kind: 'answered', by, how: 'link', messages, told, voided: false };
}

const pick = (...names: string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), label: words(name) }));

export const fewChoice: Choice = {
  kind: 'one',
  options: [
    { id: 'card:vietnam', label: words('Play Vietnam'), detail: words('Asia, 2 cubes') },
    { id: 'card:cuba', label: words('Play Cuba'), detail: words('Central America, 3 cubes') },
    { id: 'card:poland', label: words('Play Poland'), detail: words('Europe, USSR flag, 3 cubes') },
    { id: 'card:iran', label: words('Play Iran'), detail: words('Middle East, 2 cubes') },
  ],
};
export const spreadChoice: Choice = {
  kind: 'spread',
  slots: pick('Europe', 'Vietnam', 'South Korea', 'Iran', 'Poland').map((slot) => ({ ...slot, max: 3 })),
  total: { min: 0, max: 3 },
};
export const formChoice: Choice = {
  kind: 'form',
  fields: [
    {
      id: 'issue',
      label: words('Issue'),
      choice: { kind: 'one', options: pick('Rhineland', 'Syria', 'Ethiopia', 'Armenia', 'Danzig') },
    },
    { id: 'influence', label: words('Influence'), choice: { kind: 'number', min: 1, max: 9 } },
    { id: 'note', label: words('Note'), choice: { kind: 'text', min: 0, max: 200 }, optional: true },
  ],
};

export function question(choice: Choice, prompt: string): MailQuestion {
  const answers = numberAnswers(choice)?.map(({ number, said, detail, effect }) => ({
    number,
    said,
    detail,
    effect,
    url: `${BASE}/a/token-${number}`,
  }));
  return {
    prompt: words(prompt),
    section: '4.6',
    dueAt: new Date('2026-11-26T19:00:00Z'),
    answers,
    guide: answers ? undefined : guideReply(choice),
    composeUrl: `${BASE}/c/token-compose`,
    fallback: words('Play Iran'),
  };
}

/** What became of the words for the first question of a mail. */
export function partOf(outcome: PartOutcome): ReplyPart {
  return { decision: '13.1', number: 1, prompt: words('What do your armies do?'), outcome };
}

/** What somebody asks though nobody waits for it. */
export function proposal(): MailQuestion {
  const choice: Choice = { kind: 'one', options: pick('Accept', 'Decline') };
  const prompt =
    'The USSR proposes deal 3: it leaves Cuba, you leave Turkey. It binds both for this turn. Do you accept?';
  const optionalAction = { label: words('The USSR proposes a deal'), stands: words('It stands until the turn ends') };
  return {
    ...question(choice, prompt),
    dueAt: undefined,
    fallback: undefined,
    composeUrl: `${BASE}/o/token-3`,
    optionalAction,
  };
}

export const mayAlso = [
  { label: words('Give standing orders'), url: `${BASE}/o/token-1` },
  { label: words('Propose a deal'), url: `${BASE}/o/token-2` },
];

export function tableMail(change: Partial<TableMail> = {}): TableMail {
  const news = [
    logLine(11, 'us', 'You played Turkey to the east of Iran and placed 2 cubes on it.'),
    logLine(
      12,
      'ussr',
      'The USSR played Poland to the north of Europe.',
      'It placed 2 cubes on Poland and 1 on Europe; it now dominates Poland (2 to 0).',
    ),
    logLine(13, undefined, 'Europe is not complete: 3 of 6 cards are in play.'),
  ];
  return {
    table: {
      id: 'tuesday',
      name: 'Tuesday Club',
      gameName: words('Iron Curtain'),
      url: `${BASE}/t/tuesday`,
      rulesUrl: `${BASE}/games/iron-curtain/rules`,
      timeControl: { hours: 48, skipWeekend: true, atExpiry: 'fallback', graceHours: 24 },
      timeZone: 'Europe/Madrid',
      reconstructed: 12,
      seedHash: '9f3c6a8b0d1e2f3a4b5c6d7e8f9a0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e6fe1',
    },
    seat: { id: 'us', name: words('US'), place: 1 },
    readerName: 'Anna',
    now: NOW,
    lastSeen: new Date('2026-11-23T06:41:00Z'),
    news: summariseNews(news, READER),
    gains: [],
    next: undefined,
    questions: [question(fewChoice, 'Which card do you play?')],
    asked: [],
    mayAlso: [],
    waitingFor: [],
    hand: [
      words('Vietnam: Asia, US, 2 cubes. Event: Infiltrate 2 anywhere in Asia.'),
      words('Cuba: Central America, US, 3 cubes. Event: Remove 2 USSR cubes.'),
      words('Poland: Europe, USSR, 3 cubes. Event of the USSR.'),
      words('Iran: Middle East, US, 2 cubes. Event: Score the Middle East.'),
    ],
    warnings: [],
    theatres: [],
    scenes: [],
    board: {
      png: undefined,
      rests: [],
      changed: undefined,
      windows: [],
      own: [],
      ownIsSame: false,
      width: 544,
      text: [
        words('Round 1 of 2, turn 5 of 8. The marker stands at 2 for the US.'),
        words('Europe (start): US 2, USSR 1.'),
        words('Poland, north of Europe: USSR 2; the USSR dominates.'),
        words('Turkey, east of Iran: US 2.'),
      ],
    },
    boardInWords: false,
    rolls: [],
    canReply: true,
    links: { preferences: `${BASE}/preferences`, unsubscribe: `${BASE}/u/token-u`, history: `${BASE}/t/tuesday?at=11` },
    baseUrl: BASE,
    ...change,
  };
}

export const gameEnd: GameEnd = {
  outcome: {
    winners: ['ussr'],
    summary: words('The USSR wins: the marker stands at 3 on its side after the final scoring.'),
    standings: [
      { seat: 'ussr', place: 1, score: 3 },
      { seat: 'us', place: 2, score: 0 },
    ],
    sheet: [
      words('Europe: US 2 cards, USSR 4 cards, USSR leads by 2 and takes the bonus of 3.'),
      words('Asia: US 2 cards, USSR 1 card, US leads by 1.'),
      words('Aftermath: the US gains 1.'),
    ],
  },
  seed: 'b9f1c8d2e3a4958677685940312ffeeddccbbaa00998877665544332211000ab',
  seats: [
    { id: 'us', name: words('US') },
    { id: 'ussr', name: words('USSR') },
  ],
  recordUrl: `${BASE}/t/tuesday/record.json`,
};

/** A reply that was understood, with the link that confirms it. */
export function readReply(url: string, said: readonly Message[]) {
  const acts: readonly ReplyAct[] = [{ does: 'answer', seq: 1, answers: [], said: [...said] }];
  const confirm = [{ words: msg('mail.answer-confirm'), url }];
  return { kind: 'read' as const, requests: [], acts, clear: true, apart: false, confirm };
}
