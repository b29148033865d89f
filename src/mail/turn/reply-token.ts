import type { DecisionId } from '../../kernel/decision.ts';
import type { ReplyAct } from '../../notifications/reply.ts';
import type { Services } from '../../platform/services.ts';
import type { DecisionView, OptionalActionView, TableView } from '../../play/table-view.ts';
import { waitsForMe } from '../../play/windows/waits-for-me.ts';
import { issueLink } from '../links/issue-link.ts';
import type { TableReader } from '../mail-room.ts';

/** A reply address of somebody who is asked nothing takes commands alone. */
const NOTHING_ASKED: DecisionId = '';

/**
 * A reply answers what the mail is about (the first open question where it is not given), or the question whose number
 * comes before it: "Q2: yes". Who is asked nothing may still write commands.
 */
export async function replyToken(
  s: Services,
  table: TableView,
  reader: TableReader,
  { about, confirms = [] }: { readonly about?: DecisionId | undefined; readonly confirms?: readonly ReplyAct[] } = {},
): Promise<string | undefined> {
  const open = openQuestions(table);
  const first = open.find(({ decision }) => decision === about) ?? open[0];
  if (s.settings.replyDomain === undefined || table.status === 'forming') return undefined;
  const target = first ?? { decision: NOTHING_ASKED, seq: table.seq };
  const questions = open.map(({ decision }) => decision);
  return issueLink(s, { ...reader, ...target, purpose: 'reply', questions, asOf: table.seq, confirms });
}

type Asked = Pick<TableView, 'seq'> & {
  readonly decisions: readonly Pick<DecisionView, 'id' | 'since' | 'mine' | 'window'>[];
  readonly optionalActions: readonly Pick<OptionalActionView, 'id' | 'calls'>[];
};

/**
 * What a seat is asked, in the order in which mails ask it: first what the table waits for. What it is ready with, of
 * which mails say nothing, comes last: a reply can still change it, but not by a mail that asks something else.
 */
export function openQuestions({ decisions, optionalActions, seq }: Asked) {
  const mine = decisions.filter((decision) => decision.mine !== undefined);
  const asked = ({ id, since }: Asked['decisions'][number]) => ({ decision: id, seq: since });
  return [
    ...mine.filter(waitsForMe).map(asked),
    ...optionalActions.flatMap(({ id, calls }) => (calls ? [{ decision: id, seq }] : [])),
    ...mine.filter((decision) => !waitsForMe(decision)).map(asked),
  ];
}
