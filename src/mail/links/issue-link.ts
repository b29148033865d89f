import type { Prisma } from '../../generated/prisma/client.ts';
import { hashSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import type { LinkPurpose, LinkTarget } from './link.ts';
import { newLinkSecret } from './link-secret.ts';

const DAY = 86_400_000;
/**
 * How long each link is known. A decision's links die with the decision; this only bounds what is kept. An optional
 * action may be open through the whole game: an old mail must not open it for ever.
 */
const DAYS: { readonly [purpose in LinkPurpose]: number } = {
  answer: 400,
  answers: 400,
  compose: 400,
  action: 60,
  reply: 400,
  invitation: 200,
  takeback: 60,
  substitute: 60,
  dispute: 200,
  unsubscribe: 800,
};

/** Issue a link for each target, in order: tokens of 192 bits or more, of which only the hash is kept. */
export async function issueLinks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  targets: readonly LinkTarget[],
): Promise<readonly string[]> {
  const now = clock.now();
  const issued = targets.map((target) => ({ target, token: newLinkSecret(target.purpose) }));
  await db.linkToken.createMany({ data: issued.map(({ target, token }) => rowOf(target, hashSecret(token), now)) });
  return issued.map(({ token }) => token);
}

/** Issue one link. */
export async function issueLink(s: Pick<Services, 'db' | 'clock'>, target: LinkTarget): Promise<string> {
  const [token] = await issueLinks(s, [target]);
  if (token === undefined) throw new Error('no link was issued');
  return token;
}

function rowOf(target: LinkTarget, hash: string, now: Date): Prisma.LinkTokenCreateManyInput {
  const { purpose } = target;
  const row = { hash, purpose, createdAt: now, expiresAt: new Date(now.getTime() + DAYS[purpose] * DAY) };
  switch (target.purpose) {
    case 'answer':
      return {
        ...row,
        ...decisionColumns(target),
        data: { answer: plain(target.answer), replied: target.replied ?? false },
      };
    case 'answers': {
      const { playerId, tableId, seat, seq, answers } = target;
      return { ...row, playerId, tableId, seat, seq, data: { answers: plain(answers) } };
    }
    case 'compose':
    case 'action':
      return { ...row, ...decisionColumns(target) };
    case 'reply':
      return { ...row, ...decisionColumns(target), data: { questions: plain(target.questions ?? []) } };
    case 'invitation':
      return { ...row, tableId: target.tableId, data: { invitationId: target.invitationId, email: target.email } };
    case 'takeback': {
      const { playerId, tableId, seat, takebackId } = target;
      return { ...row, playerId, tableId, seat, data: { takebackId } };
    }
    case 'dispute': {
      const { playerId, tableId, disputeId } = target;
      return { ...row, playerId, tableId, data: { disputeId } };
    }
    case 'substitute': {
      const { substituteRequestId, tableId, email, playerId } = target;
      return { ...row, tableId, playerId: playerId ?? null, data: { substituteRequestId, email } };
    }
    case 'unsubscribe':
      return { ...row, data: { unwanted: plain(target.unwanted) } };
  }
}

function decisionColumns(target: Extract<LinkTarget, { decision: string }>) {
  const { playerId, tableId, seat, decision, seq } = target;
  return { playerId, tableId, seat, decision, seq };
}

/** As the database's JSON type wants it: an answer is plain data. */
function plain(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value));
}
