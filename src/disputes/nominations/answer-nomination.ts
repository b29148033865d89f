import type { SiteRole } from '../../generated/prisma/enums.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type LockedTable, lockTable, PATIENT, type Tx } from '../../platform/transaction.ts';
import { isSiteModerator } from '../may.ts';
import { isTied, tablePeople } from '../tied-people.ts';
import { appointNominee } from './appoint-nominee.ts';
import { consentingPlayers } from './consenting-players.ts';
import { findNomination, type Nomination, noSuchNomination } from './find-nomination.ts';
import { tellPlayers } from './nomination-notifications.ts';

export type AnswerNominationInput = {
  readonly nominationId: string;
  readonly playerId: string;
  readonly yes: boolean;
};

/** Its state now; `nomineeId`: what this server keeps in memory of them must be forgotten. */
export type Answered = { readonly state: Nomination['state']; readonly nomineeId: string | undefined };

type Step = {
  readonly tx: Tx;
  readonly services: Services;
  readonly nomination: Nomination;
  readonly table: LockedTable;
  readonly player: { readonly id: string; readonly email: string; readonly name: string; readonly role: SiteRole };
  readonly yes: boolean;
};

/**
 * The nominee says whether they would moderate; then, at a running game, each of its players says whether they may: one
 * refusal ends it, and with the last consent they are appointed in the same transaction. Before the game begins, and
 * for a moderator of the site, nobody else is asked. The same answer twice changes nothing. Refuses (`not-found`)
 * everybody else, (`stale`) a nomination or a game that is over, and (`forbidden`) a nominee who plays there or has
 * played, or whose mailbox is that of somebody who does.
 */
export async function answerNomination(services: Services, input: AnswerNominationInput): Promise<Answered> {
  const { nominationId, playerId, yes } = input;
  const { tableId } = await findNomination(services.db, nominationId);
  const answered = await services.db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    const nomination = await findNomination(tx, nominationId);
    const player = await tx.player.findUnique({ where: { id: playerId } });
    if (!player) throw noSuchNomination();
    const step = { tx, services, nomination, table, player, yes };
    const nominee = nomination.playerId === null ? player.email === nomination.email : nomination.playerId === playerId;
    if (!nominee && !(nomination.state !== 'asked' && consentingPlayers(table).includes(playerId)))
      throw noSuchNomination();
    if (nomination.state === 'asked') {
      checkRunning(table);
      return answerAsNominee(step);
    }
    if (nominee) return nomination.state;
    if (nomination.state === (yes ? 'appointed' : 'refused')) return nomination.state;
    if (nomination.state !== 'proposed') throw refuse('stale', 'moderation.nomination-over');
    checkRunning(table);
    return answerAsPlayer(step);
  }, PATIENT);
  services.wake();
  const after = await findNomination(services.db, nominationId);
  return { state: answered, nomineeId: after.playerId ?? undefined };
}

function checkRunning({ status }: LockedTable): void {
  if (status !== 'forming' && status !== 'playing') throw refuse('stale', 'moderation.nomination-too-late');
}

async function answerAsNominee(step: Step): Promise<Nomination['state']> {
  const { tx, services, nomination, table, player, yes } = step;
  const { id, byId } = nomination;
  const now = services.clock.now();
  if (!yes) {
    await tx.nomination.update({ where: { id }, data: { state: 'declined', playerId: player.id, closedAt: now } });
    await tellPlayers(tx, services, { tableId: table.id, what: 'declined', nominationId: id }, [byId]);
    return 'declined';
  }

  await checkFree(tx, table.id, player);
  if (table.status === 'forming' || isSiteModerator(player.role)) return appoint(step, player);

  const asked = consentingPlayers(table);
  // The player who proposes somebody agrees.
  const agreed = asked.filter((one) => one === byId);
  if (agreed.length === asked.length) return appoint(step, player);

  await tx.nomination.update({ where: { id }, data: { state: 'proposed', playerId: player.id, agreed } });
  const others = asked.filter((one) => !agreed.includes(one));
  await tellPlayers(tx, services, { tableId: table.id, what: 'proposed', nominationId: id }, others);
  return 'proposed';
}

async function answerAsPlayer(step: Step): Promise<Nomination['state']> {
  const { tx, services, nomination, table, player, yes } = step;
  const { id, byId } = nomination;
  const asked = consentingPlayers(table);
  if (!yes) {
    const now = services.clock.now();
    await tx.nomination.update({ where: { id }, data: { state: 'refused', closedAt: now } });
    const told = [...asked, byId, ...(nomination.playerId === null ? [] : [nomination.playerId])];
    await tellPlayers(tx, services, { tableId: table.id, what: 'refused', nominationId: id }, told);
    return 'refused';
  }

  const agreed = [...new Set([...nomination.agreed, player.id])];
  await tx.nomination.update({ where: { id }, data: { agreed } });
  if (!asked.every((one) => agreed.includes(one))) return 'proposed';

  const nominee = await tx.player.findUniqueOrThrow({ where: { id: nomination.playerId ?? '' } });
  // Meanwhile they may have taken a seat, or somebody with their mailbox.
  await checkFree(tx, table.id, nominee);
  return appoint(step, nominee);
}

async function appoint({ tx, services, nomination, table }: Step, nominee: Step['player']): Promise<'appointed'> {
  await appointNominee(tx, services, { nomination, nominee, table });
  return 'appointed';
}

/** Nobody who plays there, has played, or reads the mailbox of somebody who does, moderates. */
async function checkFree(tx: Tx, tableId: string, nominee: Pick<Step['player'], 'id' | 'email'>): Promise<void> {
  const people = await tablePeople(tx, tableId);
  if (people.some(({ id }) => id === nominee.id)) throw refuse('forbidden', 'moderation.would-play');
  if (isTied(people, nominee)) throw refuse('forbidden', 'moderation.would-be-tied');
}
