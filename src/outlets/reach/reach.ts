import { lookup } from 'node:dns/promises';
import type { Settings } from '../../platform/services.ts';
import { isLoopback, isPublicAddress } from './is-public-address.ts';

/** Where this server sends what others have given it an address for. */
export type Reach = {
  /** Receivers on this machine too, and without encryption: where tests have theirs. */
  readonly loopback: boolean;
  /** Every IP address that a name has just now. */
  readonly addressesOf: (name: string) => Promise<readonly string[]>;
};

/** What the settings allow, with the names that this machine knows. */
export function reachOf({ loopbackOutlets = false }: Pick<Settings, 'loopbackOutlets'>): Reach {
  return {
    loopback: loopbackOutlets,
    addressesOf: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  };
}

/** Whether the server may send to an address: public ones, and where it is allowed its own machine. */
export function mayReach({ loopback }: Pick<Reach, 'loopback'>, address: string): boolean {
  return isPublicAddress(address) || (loopback && isLoopback(address));
}
