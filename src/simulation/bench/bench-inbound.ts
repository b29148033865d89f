import { translator } from '../../i18n/translator.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { seededRandom } from '../../kernel/random.ts';
import { sampleAnswer } from '../../kernel/sample-answer.ts';
import { readPosition } from '../../log/read-position.ts';
import { type InboundRoom, openInbound } from '../../mail/inbound/inbound-room.ts';
import { LONGEST_READ } from '../../mail/inbound/read-body.ts';
import { receiveRaw } from '../../mail/inbound/receive-raw.ts';
import { issueLink } from '../../mail/links/issue-link.ts';
import { prepareMail } from '../../mail/outbox/prepare-mail.ts';
import { createPictures, type Pictures } from '../../pictures/pictures.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import { mime } from '../corpus/mime.ts';
import { PROGRAMS } from '../corpus/programs.ts';
import { FIELDS, QUOTED, readCorpus } from '../corpus/read-corpus.ts';
import { TONGUES } from '../corpus/tongues.ts';
import type { BenchHouse } from './bench-house.ts';
import { openBenchTable } from './bench-table.ts';
import { startWork } from './limited-by.ts';
import { type Figure, percentile } from './measure.ts';
import { playOn } from './write-mail.ts';

const DOMAIN = 'in.bench.example';
const MAILS = 200;
const WARM = 20;
/** Of each length. */
const LENGTHY = 20;
const LENGTHS = [1_000, 10_000, 100_000, 1_000_000];
/** More than twenty replies an hour of one player are not taken. */
const APART = 240_000;
/** Beside the tables of the other scenes. */
const TABLE = 300;
const ANSWERS = 12;

/**
 * A reply to a turn mail of Versailles, from its bytes to the written answer mail, as mail programs write it: who wrote
 * it, what it says, the one transaction that takes it in, what it means, the answer. The DNS is not asked and nothing
 * is sent. Then the same with longer and longer quotations, and what of the corpus is understood.
 */
export async function benchInbound(house: BenchHouse): Promise<readonly Figure[]> {
  const clock = clockApart();
  const services: Services = { ...house.services, clock };
  const pictures = createPictures();
  const room = openInbound(services, { domain: DOMAIN });
  try {
    const { to, words } = await askedAt(house, services);
    const answer = (raw: Uint8Array) => {
      clock.pass();
      return answered(room, pictures, raw);
    };
    const usual = usualReplies(to, words);
    for (let n = 0; n < WARM; n += 1) await answer(usual(n));
    const limit = await startWork(house);
    const { times } = await timed(MAILS, (n) => answer(usual(n)));
    const figures = [0.5, 0.95, 0.99].map(
      (share): Figure => ({
        name: `a reply, from its bytes to its answer, p${share * 100}`,
        value: percentile(times, share),
        unit: 'ms',
        ...(share === 0.95 ? { target: { below: 100 } } : {}),
      }),
    );
    const said = await limit(MAILS);
    return [
      ...figures.map((figure, i) => (i === figures.length - 1 ? { ...figure, limit: said } : figure)),
      ...(await growth(to, words, answer)),
      ...(await corpus()),
    ];
  } finally {
    await room.close();
    await pictures.close();
  }
}

/** Between two replies some minutes pass; those of the other scenes are more than an hour ago. */
function clockApart() {
  let time = Date.now() + 2 * HOUR_MS;
  return {
    now: () => new Date(time),
    pass() {
      time += APART;
    },
  };
}

type Asked = { readonly to: string; readonly words: string };

/** The reply address of a seat that is asked in the middle of a game, and an answer in words. */
async function askedAt(house: BenchHouse, services: Services): Promise<Asked> {
  const table = await openBenchTable(house, { game: 'versailles-1919', players: 4, n: TABLE, answers: ANSWERS });
  await playOn(house, table, 0, table.moves.length);
  const { head, machine } = await readPosition(services, table.id);
  const [open] = openDecisions(head.game, machine);
  const seat = open?.waiting[0];
  const question = open && seat !== undefined && questionFor(head.game, machine, open.id, seat);
  if (!question || seat === undefined) throw new Error('nobody is asked');
  const { playerId } = await services.db.seat.findUniqueOrThrow({
    where: { tableId_seat: { tableId: table.id, seat } },
  });
  const asked = { playerId: playerId ?? '', tableId: table.id, seat, decision: open.id, questions: [open.id] };
  const token = await issueLink(services, { ...asked, seq: machine.seq, asOf: machine.seq, purpose: 'reply' });
  const answer = sampleAnswer(question.choice, seededRandom('a reply'));
  const words = translator('en', 'UTC').t(describeAnswer(question.choice, answer));
  return { to: `reply+${token}@${DOMAIN}`, words };
}

/** The n-th reply: by each program, in each language, one after the other. */
function usualReplies(to: string, words: string) {
  return (n: number): Uint8Array => {
    const program = PROGRAMS[n % PROGRAMS.length];
    const tongue = TONGUES[n % TONGUES.length];
    if (!program || !tongue) throw new Error('nobody writes');
    return mime(fieldsOf(to, n), program.make(words, QUOTED, tongue), 'quoted-printable');
  };
}

function fieldsOf(to: string, n: number) {
  const others = FIELDS.filter(([name]) => name !== 'To' && name !== 'Message-ID');
  return [...others, ['To', to] as const, ['Message-ID', `<${n}-${newId()}@people.example>`] as const];
}

/** Takes a mail in and writes the answer to it; false where its reading took longer than any may. */
async function answered(room: InboundRoom, pictures: Pictures, raw: Uint8Array): Promise<boolean> {
  const { services } = room;
  const read = raw.subarray(0, LONGEST_READ);
  const whole = read.length === raw.length;
  const reception = await receiveRaw(room, { raw: read, whole, via: 'imap', marks: [] });
  if (reception === 'unreadable') return false;
  if (reception !== 'taken') throw new Error(`a reply was not taken: ${reception}`);
  const { id, kind, data, playerId, tableId, seat } = await services.db.notification.findFirstOrThrow({
    where: { kind: 'reply' },
    orderBy: { createdAt: 'desc' },
  });
  const mail = { id: newId(), kind, playerId, to: '', tableId, seat };
  const prepared = await prepareMail({ services, pictures }, { ...mail, notifications: [{ id, kind, data }] });
  if (prepared.what !== 'send') throw new Error(`no answer: ${JSON.stringify(prepared)}`);
  return true;
}

type Timed = { readonly times: readonly number[]; readonly costs: readonly number[] };

/** How long each took that was answered, and how much of the processor, on all threads. */
async function timed(count: number, run: (n: number) => Promise<boolean>): Promise<Timed> {
  const times: number[] = [];
  const costs: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    if (!(await run(n))) continue;
    const { user, system } = process.cpuUsage(before);
    times.push(performance.now() - began);
    costs.push((user + system) / 1000);
  }
  return { times, costs };
}

/** The same answer above longer and longer quotations. Beyond 512 kB nothing is read. */
async function growth(
  to: string,
  words: string,
  answer: (raw: Uint8Array) => Promise<boolean>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  let refused = 0;
  for (const length of LENGTHS) {
    const quoted = '> It was a long mail, and all of it is quoted, line by line.\n'.repeat(length / 61);
    const text = `${words}\n\nOn Tue, 24 Nov 2026 at 21:14, Despatch wrote:\n${quoted}`;
    const { times, costs } = await timed(LENGTHY, (n) =>
      answer(mime(fieldsOf(to, n), [{ type: 'text/plain', text }], '8bit')),
    );
    refused += LENGTHY - times.length;
    const name = `the same, ${length / 1000} kB long, p50`;
    figures.push({ name, value: percentile(times, 0.5), unit: 'ms' });
    figures.push({ name: '… processor, half within', value: percentile(costs, 0.5), unit: 'ms' });
    figures.push({ name: '… p95', value: percentile(times, 0.95), unit: 'ms', target: { below: 100 } });
  }
  return [...figures, { name: '… refused: the second was over that each is given', value: refused, unit: 'mails' }];
}

/** What is understood of replies as programs write them. */
async function corpus(): Promise<readonly Figure[]> {
  const { count, unread, misread } = await readCorpus('en');
  const name = `${count} replies as mail programs make them`;
  const understood = ((count - unread.length) / count) * 100;
  return [
    { name: `${name}: understood`, value: understood, unit: '%', target: { atLeast: 99 } },
    { name: '… misread', value: misread.length, unit: '', target: { below: 1 } },
  ];
}
