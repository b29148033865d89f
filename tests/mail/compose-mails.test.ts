import { describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { composeAddress } from '../../src/mail/kinds/address.ts';
import { composeAddressChanged } from '../../src/mail/kinds/address-changed.ts';
import { composeCancelled } from '../../src/mail/kinds/cancelled.ts';
import { composeReplyAnswer } from '../../src/mail/kinds/compose-reply-answer.ts';
import { composeDeclined } from '../../src/mail/kinds/declined.ts';
import { expiryNews } from '../../src/mail/kinds/expiry.ts';
import { composeInvitation } from '../../src/mail/kinds/invitation.ts';
import { composeHostCall, moderatorCalledNews } from '../../src/mail/kinds/moderator-called.ts';
import { overNews } from '../../src/mail/kinds/over.ts';
import { overdueNews } from '../../src/mail/kinds/overdue.ts';
import { reminderNews } from '../../src/mail/kinds/reminder.ts';
import { resignedNews } from '../../src/mail/kinds/resigned.ts';
import { composeSignIn } from '../../src/mail/kinds/sign-in.ts';
import { startNews } from '../../src/mail/kinds/start.ts';
import { turnNews } from '../../src/mail/kinds/turn.ts';
import type { MailContent } from '../../src/mail/render/mail-content.ts';
import { composeTableMail } from '../../src/mail/turn/compose-table-mail.ts';
import type { Occasion } from '../../src/mail/turn/occasion.ts';
import { summariseNews } from '../../src/mail/turn/summarise-news.ts';
import type { TableMail } from '../../src/mail/turn/table-mail.ts';
import { checkHtml } from './harness/check-html.ts';
import {
  BASE,
  fewChoice,
  formChoice,
  gameEnd,
  logLine,
  mayAlso,
  NOW,
  partOf,
  proposal,
  question,
  READER,
  readReply,
  spreadChoice,
  tableMail,
  words,
} from './sample-mails.ts';

const madrid = translator('en', 'Europe/Madrid');
const png = Buffer.from('a picture');
const withBoard = (change: Partial<TableMail> = {}) => {
  const mail = tableMail(change);
  return { ...mail, board: mail.board && { ...mail.board, png } };
};
const compose = (mail: TableMail, ...occasions: Occasion[]) => composeTableMail(mail, occasions, madrid);
const due = new Date('2026-11-26T19:00:00Z');
const grace = new Date('2026-11-27T19:00:00Z');
const called = { of: 'table', host: 'Ann', moderators: ['Bea', 'Cid'] } as const;
const afterDue = new Date('2026-11-26T19:00:10Z');
const invitation = {
  reminder: false,
  word: 'We are one short.\nSay yes at https://evil.example!',
  hostName: 'Bruno',
  tableName: 'Tuesday Club',
  gameName: words('Iron Curtain'),
  blurb: words('A card game about the Cold War, in four quiet weeks.'),
  goesWithout: undefined,
  company: { hostName: 'Bruno', names: ['Bruno'], invited: 0, open: 0 },
  length: words('Four weeks.'),
  otherwise: undefined,
  picture: undefined,
  rulesUrl: `${BASE}/games/iron-curtain/rules`,
  seatName: words('USSR'),
  timeControl: tableMail().table.timeControl,
  moderators: [],
  acceptUrl: `${BASE}/i/token`,
  unsubscribeUrl: `${BASE}/u/token`,
  baseUrl: BASE,
};
const addressChanged = {
  name: 'Anna',
  old: 'anna@example.org',
  at: NOW,
  contact: 'despatch@despatch.example',
  baseUrl: BASE,
};
const orders = {
  lines: [words('I Corps from Metz to Mainz'), words('II Corps stays')],
  costs: [words('2 corps without orders')],
};
const reply = { table: tableMail().table, from: 'anna@example.org', now: NOW, baseUrl: BASE };

const mails: { readonly [name: string]: () => MailContent } = {
  turn: () => compose(withBoard(), turnNews),
  'turn with amounts': () =>
    compose(withBoard({ questions: [question(spreadChoice, 'Place up to 3 cubes where you have access.')] }), turnNews),
  'turn with a form': () =>
    compose(withBoard({ questions: [question(formChoice, 'What do you play for?')] }), turnNews),
  'turn without deadline, replies and board': () =>
    compose(
      tableMail({
        questions: [{ ...question(fewChoice, 'Which card do you play?'), dueAt: undefined }],
        canReply: false,
        board: undefined,
        hand: [],
        lastSeen: undefined,
        news: { chapters: [], earlier: 0 },
      }),
      turnNews,
    ),
  'asked beside the move': () =>
    compose(withBoard({ questions: [], asked: [proposal()], mayAlso, waitingFor: [words('USSR')] }), turnNews),
  'asked, and to move': () => compose(withBoard({ asked: [proposal()], mayAlso }), turnNews),
  'start, moving first': () => compose(withBoard(), turnNews, startNews()),
  'start, waiting': () => compose(withBoard({ questions: [], waitingFor: [words('USSR')] }), startNews()),
  reminder: () => compose(withBoard(), reminderNews, turnNews),
  'expiry with grace': () => compose(withBoard({ now: afterDue }), expiryNews({ what: 'grace-fallback', due, grace })),
  'expiry, answered by the clock': () =>
    compose(
      withBoard({ questions: [], waitingFor: [words('USSR')] }),
      expiryNews({
        what: 'fallback',
        due,
        grace: undefined,
      }),
    ),
  'expiry, moderator called': () =>
    compose(withBoard({ now: afterDue }), expiryNews({ what: 'moderator', due, grace: undefined, called })),
  overdue: () => {
    const follows = { what: 'answer', at: grace } as const;
    const waiting = withBoard({ now: afterDue, questions: [], waitingFor: [words('USSR')] });
    return compose(waiting, overdueNews({ late: words('USSR'), since: due, follows }));
  },
  'turn of somebody who has gone silent': () => compose(withBoard({ silent: true }), turnNews),
  over: () => compose(withBoard({ questions: [] }), overNews(gameEnd), resignedNews(words('US'))),
  resigned: () => compose(withBoard({ questions: [], waitingFor: [words('USSR')] }), resignedNews(words('Italy'))),
  'moderator called': () => compose(withBoard(), moderatorCalledNews({ late: words('USSR'), called })),
  'moderator called, the game answers for somebody': () =>
    compose(withBoard(), moderatorCalledNews({ late: words('USSR'), missed: 2, called })),
  'nobody could be called': () =>
    compose(withBoard(), moderatorCalledNews({ late: words('USSR'), missed: 2, called: { of: 'nobody' } })),
  'host called': () =>
    composeHostCall(
      {
        tableName: 'Tuesday Club',
        gameName: words('Iron Curtain'),
        url: `${BASE}/t/tuesday`,
        called: [
          { late: words('USSR'), called: { of: 'site' } },
          { late: words('Italy'), missed: 2, called },
        ],
        hosts: false,
        stopUrl: `${BASE}/u/token`,
        baseUrl: BASE,
      },
      madrid,
    ),
  invitation: () => composeInvitation(invitation, madrid),
  'called off': () => composeCancelled({ ...invitation, joined: true, stopUrl: undefined }, madrid),
  declined: () =>
    composeDeclined(
      {
        ...invitation,
        who: 'bruno@example.org',
        address: 'bruno@example.org',
        url: `${BASE}/t/tuesday`,
        baseUrl: BASE,
      },
      madrid,
    ),
  'sign-in': () =>
    composeSignIn({ url: `${BASE}/sign-in/token`, expiresAt: new Date('2026-11-24T20:44:00Z'), baseUrl: BASE }, madrid),
  'address to confirm': () =>
    composeAddress(
      { name: 'Anna', url: `${BASE}/address/token`, expiresAt: new Date('2026-11-24T20:44:00Z'), baseUrl: BASE },
      madrid,
    ),
  'address changed': () => composeAddressChanged(addressChanged, madrid),
  'reply understood': () =>
    composeReplyAnswer(
      {
        ...reply,
        wrote: '2\n\nCheers',
        outcome: {
          ...readReply(`${BASE}/a/token`, [words('Play Cuba')]),
          parts: [partOf({ kind: 'read', said: words('Play Cuba'), sheet: undefined, ignored: 'Cheers' })],
        },
        questions: [{ decision: '13.1', number: undefined, question: question(fewChoice, 'Which card do you play?') }],
      },
      madrid,
    ),
  'reply not understood': () =>
    composeReplyAnswer(
      {
        ...reply,
        wrote: 'vietnam 2, atlantis 9',
        outcome: {
          kind: 'unread',
          requests: [],
          parts: [
            partOf({
              kind: 'unread',
              problem: words('“atlantis 9” is not one of the answers.'),
              understood: [words('2 on Vietnam')],
            }),
          ],
        },
        questions: [
          {
            decision: '13.1',
            number: undefined,
            question: question(spreadChoice, 'Place up to 3 cubes where you have access.'),
          },
        ],
      },
      madrid,
    ),
  'reply too late': () =>
    composeReplyAnswer(
      {
        ...{ ...reply, wrote: '2', questions: [] },
        outcome: {
          kind: 'late',
          requests: [],
          parts: [partOf({ kind: 'late', why: words('This question is over.') })],
        },
      },
      madrid,
    ),
  'reply to several questions': () =>
    composeReplyAnswer(
      {
        ...{ ...reply, wrote: 'Q1: ...', questions: [] },
        outcome: {
          ...readReply(`${BASE}/r/token`, [words('2 orders'), words('Accept')]),
          apart: true,
          parts: [
            partOf({ kind: 'read', said: words('2 orders'), sheet: orders, ignored: undefined }),
            { ...partOf({ kind: 'read', said: words('Accept'), sheet: undefined, ignored: undefined }), number: 2 },
            { ...partOf({ kind: 'late', why: words('This question is over.') }), number: 3, prompt: undefined },
          ],
        },
      },
      madrid,
    ),
  'orders half understood': () =>
    composeReplyAnswer(
      {
        ...{ ...reply, wrote: 'Q1: ...' },
        outcome: {
          kind: 'unread',
          requests: [],
          parts: [
            partOf({
              kind: 'unread',
              problem: words('1 of your 2 lines is not understood, so none is taken.'),
              lines: [words('Line 2: “Atlantis” is not possible for to.')],
              understood: orders.lines,
            }),
            { ...partOf({ kind: 'read', said: words('Accept'), sheet: undefined, ignored: undefined }), number: 2 },
          ],
        },
        questions: [{ decision: '13.1', number: 1, question: question(spreadChoice, 'What do your armies do?') }],
      },
      madrid,
    ),
};

describe('every mail reads as it should', () => {
  test.each(Object.keys(mails))('%s', (name) => {
    const mail = mails[name]?.();
    if (!mail) throw new Error(`no mail ${name}`);
    expect(`Subject: ${mail.subject}\n\n${mail.text}`).toMatchSnapshot('text');
    checkHtml(mail);
  });
});

describe('every mail', () => {
  test.each(Object.keys(mails))('%s is complete without HTML: no link of the HTML part is missing', (name) => {
    const mail = mails[name]?.();
    const links = [...(mail?.html ?? '').matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
    // A part of a page, as the board in words, is on a page that is linked.
    const pages = links.map((url) => url.replace(/#.*$/, '')).filter((url) => url !== `${BASE}/`);
    for (const link of pages) expect(mail?.text).toContain(link);
  });

  test.each(Object.keys(mails))('%s has inlined styles, a dark mode and a language', (name) => {
    const html = mails[name]?.().html ?? '';
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('prefers-color-scheme:');
    expect(html).toMatch(/<h1[^>]* style="[^"]*color: #211f1b/);
    expect(html).not.toMatch(/\[object|undefined|NaN/);
  });

  test.each(Object.keys(mails))('%s keeps lines of text short, but never breaks a link', (name) => {
    for (const line of mails[name]?.().text.split('\n') ?? [])
      if (!line.includes('http') && !/^[\s\S]*[\da-f]{64}$/.test(line)) expect(line.length).toBeLessThanOrEqual(76);
  });
});

describe('the mails of a new address', () => {
  const evil = 'Anna\r\nBcc: all@example.org\u2028<script>alert(1)</script>';
  test('a name cannot break out of the headers or into the HTML', () => {
    const url = `${BASE}/address/token`;
    for (const mail of [
      composeAddress({ name: evil, url, expiresAt: NOW, baseUrl: BASE }, madrid),
      composeAddressChanged({ ...addressChanged, name: evil }, madrid),
    ]) {
      expect(mail.subject).not.toMatch(/[\r\n\u2028]|Bcc/);
      expect(mail.html).not.toContain('<script>');
      expect(mail.html).toContain('&lt;script&gt;');
    }
  });

  test('the one to the new address has one link; the one to the old has none and names no other address', () => {
    const links = (name: string) =>
      [...(mails[name]?.().html ?? '').matchAll(/href="([^"]+)"/g)]
        .map(([, url]) => url)
        .filter((url) => url !== `${BASE}/`);
    expect(links('address to confirm')).toEqual([`${BASE}/address/token`]);
    expect(links('address changed')).toEqual([]);
    const named = [...(mails['address changed']?.().text ?? '').matchAll(/[^\s@]+@[a-z.]+[a-z]/g)].map(
      ([found]) => found,
    );
    expect(new Set(named)).toEqual(new Set(['anna@example.org', 'despatch@despatch.example']));
  });
});

describe('the turn mail', () => {
  test('the subject alone says game, table, what is wanted and by when', () => {
    expect(mails.turn?.().subject).toBe('[Tuesday Club] US: Which card do you play?');
  });

  test('names cannot break out of the subject or into the HTML', () => {
    const evil = 'Club\r\nBcc: all@example.org\u2028\u202e<script>alert(1)</script>';
    const mail = compose(withBoard({ table: { ...tableMail().table, name: evil } }), turnNews);
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u202e]/);
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).toContain('&lt;script&gt;');
  });

  test('the picture is inside the mail and has a text equivalent', () => {
    const mail = compose(withBoard(), turnNews);
    expect(mail.pictures).toEqual([{ cid: 'board', filename: 'board.png', png }]);
    expect(mail.html).toContain('src="cid:board"');
    expect(mail.html).toMatch(/alt="The board of Iron Curtain as US sees it/);
    expect(mail.html).toContain('href="https://despatch.example/t/tuesday#board-text"');
    const inWords = compose(withBoard({ boardInWords: true }), turnNews);
    for (const line of tableMail().board?.text ?? []) {
      expect(mail.text.replace(/\s+/g, ' ')).toContain(madrid.t(line));
      expect(inWords.html).toContain(madrid.t(line));
    }
  });

  test('a long absence is cut to its end, with the way to step through all of it', () => {
    const lines = Array.from({ length: 60 }, (_, i) => logLine(i + 2, i % 2 ? 'us' : 'ussr', `Event number ${i}.`));
    const mail = compose(withBoard({ news: summariseNews(lines, READER) }), turnNews);
    expect(mail.text).toContain(`46 moves before that: Step through everything\n`);
    expect(mail.text).toContain(`${BASE}/t/tuesday?at=11`);
    expect(mail.text).toContain('Event number 59.');
    expect(mail.text).not.toContain('Event number 45.');
  });

  test('dice are told with their numbers, for who wants to check them', () => {
    const rolls = [
      { number: 31, face: 5 },
      { number: 32, face: 1 },
    ];
    const mail = compose(withBoard({ rolls }), turnNews);
    expect(mail.text).toContain('Dice since then: roll 31 was 5 and roll 32 was 1.');
  });

  test('what came with it is not lost', () => {
    const mail = compose(withBoard(), turnNews, resignedNews(words('Italy')));
    expect(mail.subject).toContain('US: Which card do you play?');
    expect(mail.text).toContain('Italy has resigned.');
  });
});

test('where no reply is taken, a mail still lists what there is to choose from', () => {
  const change = { questions: [question(spreadChoice, 'Place up to 3 cubes where you have access.')], canReply: false };
  const { text, html } = compose(tableMail(change), turnNews);
  const labels = spreadChoice.kind === 'spread' ? spreadChoice.slots.map(({ label }) => madrid.t(label)) : [];
  expect(labels.length).toBeGreaterThan(1);
  for (const part of [text, html ?? '']) {
    for (const label of labels) expect(part).toContain(label);
    expect(part).toContain('Choose from:');
    expect(part).not.toMatch(/reply/i);
  }
});
