import { DateTime } from 'luxon';
import type { WantedDays } from '../../absences/absence-days.ts';
import { msg } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import type { Message } from '../../kernel/message.ts';
import type { ReplyAct } from '../../notifications/reply.ts';
import { previewTakeback } from '../../rulings/takeback/preview-takeback.ts';
import type { ReadingReply } from '../inbound/read-part.ts';
import type { Command } from './command.ts';
import { planLetter } from './plan-letter.ts';
import { readAbsence } from './read-absence.ts';

type Planned = { readonly acts: readonly ReplyAct[] } | { readonly problem: Message };

/** What the commands of a reply would do, besides showing something; or the first that cannot be done, and why. */
export async function planCommands(at: ReadingReply, commands: readonly Command[]): Promise<Planned> {
  const acts: ReplyAct[] = [];
  for (const command of commands) {
    const planned = await planCommand(at, command);
    if (planned && 'problem' in planned) return planned;
    if (planned) acts.push(planned);
  }
  return { acts };
}

async function planCommand(
  at: ReadingReply,
  command: Command,
): Promise<ReplyAct | { readonly problem: Message } | undefined> {
  switch (command.command) {
    case 'undo':
      return planUndo(at);
    case 'absent': {
      const { locale, timeZone, services } = at;
      const days = readAbsence(command.days, { locale, timeZone, now: services.clock.now() });
      return 'problem' in days ? days : { does: 'absent', ...days, said: [sayAbsence(days, at)] };
    }
    case 'to':
      return planLetter(at, command);
    // The terms of a deal, standing orders and what is ordered ahead are read like an answer.
    case 'deal':
    case 'give-orders':
    case 'order-ahead':
    case 'ahead':
    case 'show':
    case 'log':
    case 'orders':
    case 'draft':
    case 'deals':
    case 'help':
      return undefined;
  }
}

/** The days as their player reads dates. */
function sayAbsence({ from, to }: WantedDays, { locale, timeZone }: ReadingReply): Message {
  const { date } = translator(locale, timeZone);
  const day = (iso: string) => date(DateTime.fromISO(iso, { zone: timeZone }).toJSDate());
  return msg('reply.said-absent', { days: from === to ? 'one' : 'several', from: day(from), to: day(to) });
}

/** What the seat's player sent last is taken back where that is free; consent is asked for on the page. */
async function planUndo({
  services: s,
  reader: { tableId, seat },
  table,
}: ReadingReply): Promise<ReplyAct | { readonly problem: Message }> {
  if (table.status !== 'playing') return { problem: msg('tables.over') };
  const preview = await previewTakeback(s, { tableId, seat });
  if (!preview) return { problem: msg('reply.undo-nothing') };
  if (preview.refused) return { problem: preview.refused.reason };
  if (preview.policy.takebacks === 'never') return { problem: msg('takebacks.never') };
  if (preview.asked.length > 0) return { problem: msg('reply.undo-consent', { who: preview.asked }) };
  const said = [msg('reply.said-undo', { what: preview.voided })];
  return { does: 'undo', seq: preview.seq, to: preview.toSeq, said };
}
