import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { computersTurn, letComputersPlay } from '../../practice/let-computers-play.ts';
import type { OpenPractice } from '../../practice/open-practice.ts';
import type { Owner } from '../../practice/owner.ts';
import { findPractice, type PracticeRow } from '../../practice/practice-row.ts';
import { signedIn } from '../middleware/caller.ts';
import type { PageCall } from '../route/page.ts';

/** As whom a browser has practice games: as the player who is signed in, and as itself. */
export function ownersOf({ caller, visitor }: Pick<PageCall, 'caller' | 'visitor'>): readonly Owner[] {
  const player = signedIn(caller);
  return [
    ...(player ? [{ kind: 'player', playerId: player.id } as const] : []),
    ...(visitor === undefined ? [] : [{ kind: 'visitor', visitor } as const]),
  ];
}

/** The practice game that an address names. Refuses (`not-found`) one that is not there, or not theirs. */
export function ownPractice(call: PageCall & { readonly params: { readonly practice: string } }): Promise<PracticeRow> {
  return findPractice(call.services, call.params.practice, ownersOf(call));
}

export const practiceAddress = (id: string): string => `/practice/${id}`;

/**
 * The computer players of a first game answer. Where they could not, or somebody else goes on with the game meanwhile,
 * its page says that they think, and has them go on.
 */
export async function goOnByComputer({ context, services }: PageCall, open: OpenPractice): Promise<void> {
  if (!computersTurn(open)) return;
  try {
    await context.practice.think((minds) => letComputersPlay(services, minds, open));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'stale') return;
    services.log.error({ err: error, practice: open.row.id }, 'the computer could not answer in a practice game');
  }
}

/** "Your first game of Iron Curtain", "Sandbox: Tuesday Club, after entry 41". */
export function practiceName(
  { seat, tableSeq }: Pick<PracticeRow, 'seat' | 'tableSeq'>,
  game: Parameters<typeof msg<'practice.name-guided'>>[1]['game'],
  table: string | undefined,
) {
  if (seat !== null) return msg('practice.name-guided', { game });
  return msg('practice.name-sandbox', { table: table ?? '', seq: tableSeq ?? 0 });
}
