import { hashSecret, newSecret } from '../../platform/secret.ts';
import { beginFirstGame } from '../../practice/begin-first-game.ts';
import { openPractice } from '../../practice/open-practice.ts';
import { findPractice } from '../../practice/practice-row.ts';
import { anyone } from '../route/guards/anyone.ts';
import { page } from '../route/page.ts';
import { redirect } from '../route/reply.ts';
import { goOnByComputer, practiceAddress } from './own-practice.ts';

/** Begins a first game: of the player who is signed in, or of a browser alone, which gets a secret to have it by. */
export const beginFirstGameOnPage = page(
  { method: 'post', path: '/first-game/:game', access: anyone },
  async (call) => {
    const { context, services, params, player, visitor, network } = call;
    context.practice.begin(player?.id ?? network);
    const secret = player || visitor !== undefined ? undefined : newSecret();
    const owner = player
      ? ({ kind: 'player', playerId: player.id } as const)
      : ({ kind: 'visitor', visitor: secret === undefined ? (visitor ?? '') : hashSecret(secret) } as const);
    const id = await beginFirstGame(services, params.game, owner);
    await goOnByComputer(call, await openPractice(services, await findPractice(services, id, [owner])));
    return { ...redirect(practiceAddress(id)), visitor: secret };
  },
);
