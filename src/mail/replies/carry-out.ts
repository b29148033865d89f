import { daysOf } from '../../absences/absence-days.ts';
import { addAbsence } from '../../absences/add-absence.ts';
import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { LetterAct, ReplyAct, ReplyPlan } from '../../notifications/reply.ts';
import type { Services } from '../../platform/services.ts';
import { submitAnswers } from '../../play/submit-answers.ts';
import { sendLetter } from '../../press/send-letter.ts';
import { askTakeback } from '../../rulings/takeback/ask-takeback.ts';
import type { TableReader } from '../mail-room.ts';

/** What became of an act; `why`: it could not be done any more. */
export type Carried = { readonly act: ReplyAct; readonly why: Message | undefined };

/**
 * Does what a reply says, act by act, each once however often this is called. The first that cannot be done any more
 * ends it: what was to come after it is left undone, too.
 */
export async function carryOut(s: Services, by: TableReader, { id, acts }: ReplyPlan): Promise<readonly Carried[]> {
  const carried: Carried[] = [];
  for (const [i, act] of acts.entries()) {
    const why = carried.find((one) => one.why)?.why ?? (await tryAct(s, by, act, `reply:${id}:${i}`));
    carried.push({ act, why });
  }
  return carried;
}

async function tryAct(s: Services, by: TableReader, act: ReplyAct, key: string): Promise<Message | undefined> {
  try {
    await doAct(s, by, act, key);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
}

async function doAct(s: Services, by: TableReader, act: ReplyAct, key: string): Promise<void> {
  switch (act.does) {
    case 'answer': {
      const { seq: expectedSeq, answers } = act;
      await submitAnswers(s, { ...by, expectedSeq, answers, key, how: 'reply' });
      return;
    }
    case 'undo': {
      if (await isUndone(s, by, act)) return;
      const { state } = await askTakeback(s, { ...by, toSeq: act.to, expectedSeq: act.seq, reason: '' });
      if (state !== 'granted') throw new Refusal('stale', msg('takebacks.said-asked'));
      return;
    }
    case 'absent':
      if (await isAway(s, by, act)) return;
      await addAbsence(s, { playerId: by.playerId, from: act.from, to: act.to });
      return;
    case 'letter':
      await sendReplyLetter(s, by, act);
  }
}

/** Sends a letter that a reply holds; the same one is sent once, whichever way it is confirmed. */
export async function sendReplyLetter(
  s: Services,
  { tableId, playerId }: Pick<TableReader, 'tableId' | 'playerId'>,
  { to, text, unsigned, key }: Pick<LetterAct, 'to' | 'text' | 'unsigned' | 'key'>,
): Promise<void> {
  await sendLetter(s, { tableId, playerId, to, text, unsigned, how: 'reply', key });
}

/** The takeback has been granted already, and only its answer mail is written once more. */
async function isUndone(
  { db }: Services,
  { tableId, seat }: TableReader,
  { to: toSeq, seq: atSeq }: Extract<ReplyAct, { does: 'undo' }>,
): Promise<boolean> {
  return (await db.takeback.count({ where: { tableId, seat, toSeq, atSeq, state: 'granted' } })) > 0;
}

async function isAway(
  { db }: Services,
  { playerId }: TableReader,
  wanted: Extract<ReplyAct, { does: 'absent' }>,
): Promise<boolean> {
  const player = await db.player.findUniqueOrThrow({ where: { id: playerId }, include: { absences: true } });
  return player.absences
    .map((absence) => daysOf(absence, player.timeZone))
    .some(({ from, to }) => from === wanted.from && to === wanted.to);
}
