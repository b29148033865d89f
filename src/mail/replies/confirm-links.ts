import { msg } from '../../i18n/msg.ts';
import { decisionPlace, isOptionalActionId } from '../../kernel/decision-id.ts';
import type { LetterAct, ReplyAct } from '../../notifications/reply.ts';
import type { Services } from '../../platform/services.ts';
import type { LetterLink } from '../letter/write-letter.ts';
import { issueLink } from '../links/issue-link.ts';
import type { GivenAnswer } from '../links/link.ts';
import { linkUrl } from '../links/link-url.ts';
import type { TableReader } from '../mail-room.ts';

type By = { readonly services: Services; readonly reader: TableReader };

/** The links by which what a reply would do is confirmed: one for all its answers, one for each other act. */
export async function confirmLinks(by: By, acts: readonly ReplyAct[]): Promise<readonly LetterLink[]> {
  const { services: s } = by;
  const links: LetterLink[] = [];
  const answers = acts.flatMap((act) => (act.does === 'answer' ? givenIn(act) : []));
  if (answers.length > 0)
    links.push({ words: msg('mail.answer-confirm'), url: await answersUrl(by, answers, lastSeq(acts)) });
  for (const act of acts) {
    if (act.does === 'undo') links.push({ words: msg('reply.undo-link'), url: await undoUrl(by, act) });
    if (act.does === 'absent') {
      const days = new URLSearchParams({ from: act.from, to: act.to });
      links.push({ words: msg('reply.absent-link'), url: `${s.settings.baseUrl}/preferences/absences?${days}` });
    }
    if (act.does === 'letter') links.push({ words: msg('reply.letter-link'), url: await letterUrl(by, act) });
  }
  return links;
}

/** A link that takes something back, after a look. */
export async function undoUrl(
  { services: s, reader: { tableId, playerId, seat } }: By,
  { to, seq }: { readonly to: number; readonly seq: number },
): Promise<string> {
  const token = await issueLink(s, { purpose: 'undo', tableId, playerId, seat, to, seq });
  return linkUrl(s.settings, 'undo', token);
}

/** A link that sends a letter, after a look at it. */
async function letterUrl({ services: s, reader: { tableId, playerId, seat } }: By, act: LetterAct): Promise<string> {
  const { to, text, unsigned, key, said } = act;
  const token = await issueLink(s, { purpose: 'letter', tableId, playerId, seat, to, text, unsigned, key, said });
  return linkUrl(s.settings, 'letter', token);
}

async function answersUrl(
  { services: s, reader: { tableId, playerId, seat } }: By,
  answers: readonly GivenAnswer[],
  seq: number,
): Promise<string> {
  const by = { tableId, playerId, seat };
  const [answer, ...more] = answers;
  if (answer && more.length === 0) {
    const token = await issueLink(s, { ...by, ...answer, purpose: 'answer', replied: true });
    return linkUrl(s.settings, 'answer', token);
  }
  return linkUrl(s.settings, 'answers', await issueLink(s, { ...by, seq, answers, purpose: 'answers' }));
}

function givenIn({ seq, answers }: Extract<ReplyAct, { does: 'answer' }>): readonly GivenAnswer[] {
  return answers.map(({ decision, answer }) => {
    if (isOptionalActionId(decision)) return { decision, answer, seq };
    const { since } = decisionPlace(decision);
    return since > seq ? { decision, answer, seq, opened: true } : { decision, answer, seq: since };
  });
}

function lastSeq(acts: readonly ReplyAct[]): number {
  return Math.max(0, ...acts.map((act) => ('seq' in act ? act.seq : 0)));
}
