/**
 * The player id that all computer players share. They are nobody's account: the row has no address that a mail could
 * reach, may not sign in, and may hold several seats of one table.
 */
export const COMPUTER = 'computer';

/** Whether a seat's player is a computer player. */
export function isComputer(playerId: string | null | undefined): boolean {
  return playerId === COMPUTER;
}
