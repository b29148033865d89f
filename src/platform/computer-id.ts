import { msg } from '../i18n/msg.ts';
import type { MessageArg } from '../kernel/message.ts';

/**
 * The player id that all computer players share. They are nobody's account: the row has no address that a mail could
 * reach, may not sign in, and may hold several seats of one table.
 */
export const COMPUTER = 'computer';

/** A player's name in a sentence: computer players have one in each language. */
export function sayPlayer(playerId: string | null | undefined, name: string): MessageArg {
  return isComputer(playerId) ? msg('computer.name') : name;
}

/** Whether a seat's player is a computer player. */
export function isComputer(playerId: string | null | undefined): boolean {
  return playerId === COMPUTER;
}
