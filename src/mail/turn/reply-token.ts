import type { DecisionId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { issueLink } from '../links/issue-link.ts';
import type { TableReader } from '../mail-room.ts';

/**
 * A reply answers what the mail is about (the first open question where it is not given), or the question whose number
 * comes before it: "Q2: yes".
 */
export async function replyToken(
  s: Services,
  table: TableView,
  reader: TableReader,
  about?: DecisionId,
): Promise<string | undefined> {
  const open = openQuestions(table);
  const first = open.find(({ decision }) => decision === about) ?? open[0];
  if (!first || s.settings.replyDomain === undefined) return undefined;
  const questions = open.map(({ decision }) => decision);
  return issueLink(s, { ...reader, ...first, purpose: 'reply', questions });
}

/** What a seat is asked, in the order in which mails ask it: first what the table waits for. */
export function openQuestions({ decisions, optionalActions, seq }: TableView) {
  return [
    ...decisions.flatMap(({ id, since, mine }) => (mine ? [{ decision: id, seq: since }] : [])),
    ...optionalActions.flatMap(({ id, calls }) => (calls ? [{ decision: id, seq }] : [])),
  ];
}
