import type { LockedTable } from '../../platform/transaction.ts';

type Seat = Pick<LockedTable['seats'][number], 'playerId' | 'saltHash' | 'salt' | 'saltLost'>;

/** Whether a seat has promised words that it has neither opened nor given up. */
export function owesWords({ playerId, saltHash, salt, saltLost }: Seat): boolean {
  return playerId !== null && saltHash !== null && salt === '' && !saltLost;
}

/** The name of the server's own part of chance among the salts, which no seat has. */
export const SERVER_SALT = '~server';
