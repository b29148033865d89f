import type { Services } from '../../platform/services.ts';
import { bounceSecret } from '../inbound/bounce-secret.ts';
import { type PressAddress, pressAddress } from './press-address.ts';

/** The address at which a player writes letters of a table, or answers one; undefined where no mail comes in. */
export async function ownPressAddress(
  s: Pick<Services, 'db' | 'settings'>,
  target: PressAddress,
  playerId: string,
): Promise<string | undefined> {
  const { replyDomain } = s.settings;
  return replyDomain && pressAddress(target, playerId, await bounceSecret(s), replyDomain);
}
