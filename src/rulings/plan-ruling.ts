import { ChanceMismatch } from '../kernel/dealer.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Head } from '../log/heads.ts';
import { type NewEntry, type Plan, planEntries } from '../log/plan-entries.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { completeRuling } from './complete-ruling.ts';
import { chanceUnfit, readChance } from './read-chance.ts';
import { type Reseal, resealed } from './reseal.ts';
import { voidedAside } from './voided-aside.ts';
import type { ConsentedRuling } from './wanted-ruling.ts';

/** A ruling with all that follows from it, ready to be written. */
export type RulingPlan = {
  readonly head: Head;
  readonly plan: Plan;
  readonly reseal: Reseal | undefined;
};

/**
 * Works out what a ruling does to the head. Where it goes back, answers on branches on which nothing is taken back are
 * written again (`plan.kept`, see `voidedAside`) unless it says that they are void, too, and after a player's takeback
 * what other seats did in secret beside the game, as far as they still can. Refuses what cannot be ruled.
 */
export async function planRuling(
  services: Services,
  head: Head,
  wanted: ConsentedRuling,
  at: Date,
): Promise<RulingPlan> {
  const given = readChance(wanted);
  const { ruling, machine } = await completeRuling(services, head, wanted.ruling);
  const reseal = head.machine.over && !machine.over ? await resealed(services, head) : undefined;
  const from = reseal?.head ?? head;

  const entry: NewEntry = {
    kind: 'ruling',
    ruling,
    by: wanted.by,
    reason: wanted.reason,
    ...(wanted.dispute === undefined ? {} : { dispute: wanted.dispute }),
    ...(wanted.takeback ? { takeback: wanted.takeback } : {}),
    ...(reseal ? { reseal: reseal.told } : {}),
  };

  const keeps = 'to' in ruling && !('others' in ruling);
  const aside = keeps ? await voidedAside(services, head, { machine, to: ruling.to }, wanted.takeback?.seat) : {};
  try {
    return { head: from, plan: planEntries(from, [entry], at, { machine, given, ...aside }), reseal };
  } catch (error) {
    throw await explain(services, head, wanted, error);
  }
}

/**
 * A correction may bring a game into a state that its rules cannot go on from: that is not a fault of the moderator's
 * page.
 */
async function explain(services: Services, head: Head, wanted: ConsentedRuling, error: unknown): Promise<unknown> {
  if (error instanceof ChanceMismatch) return chanceUnfit(services, head, wanted);
  if (error instanceof Refusal || wanted.ruling.type !== 'correct') return error;
  services.log.error({ err: error, table: head.tableId }, 'correction leads to a state that cannot be played on');
  return refuse('illegal-answer', 'rulings.breaks-game');
}
