import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { formOfAnswer } from '../forms/form-of-answer.ts';
import { legalAnswer, type PlayedTable, type Turn } from './a-table.ts';
import { fieldValue, getPage, postForm } from './reading.ts';
import type { TestServer } from './test-server.ts';

/** The fields with which a page answers what is asked. */
export function fieldsOf(turn: Turn, answer = legalAnswer(turn)): { [name: string]: string[] } {
  const form = formOfAnswer(turn.choice, answer);
  const names = [...new Set(form.keys())].map((name) => [name, form.getAll(name)] as const);
  return { decision: [turn.decision], ...Object.fromEntries(names) };
}

const targetOf = (table: PlayedTable, turn: Turn) => ({
  tableId: table.id,
  seat: turn.seat,
  playerId: turn.person.player.id,
  decision: turn.decision,
  seq: turn.seq,
});

/** The link of a legal answer, as the turn mail has it. */
export async function answerLinkFor({ services }: TestServer, table: PlayedTable, turn: Turn): Promise<string> {
  const answer = legalAnswer(turn);
  return `/a/${await issueLink(services, { ...targetOf(table, turn), purpose: 'answer', answer })}`;
}

/** Composes one step and sends it. */
export async function play(server: TestServer, table: PlayedTable, turn: Turn) {
  const base = `/t/${table.id}/compose/drafts/${turn.decision}`;
  await postForm(server, `${base}/add`, fieldsOf(turn), turn.person).expect(303);
  const { text } = await getPage(server, base, turn.person).expect(200);
  const key = fieldValue(text, 'key') ?? '';
  const seq = fieldValue(text, 'seq') ?? '';
  return { key, seq, sent: await postForm(server, `${base}/send`, { key, seq }, turn.person).expect(200) };
}
