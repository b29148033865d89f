import { BlockList, isIP, isIPv6 } from 'node:net';

/** How many connections there may be at once, and how long one lasts. */
export type ConnectionLimits = {
  /** Of one address; for IPv6 of one network of 64 bits, which is what one customer has. */
  readonly each: number;
  /** Of one of the operator's own mail servers. */
  readonly relay: number;
  /** Of all addresses together, the operator's own mail servers left out. */
  readonly all: number;
  /** Mails over one connection; mail servers simply come again. */
  readonly mails: number;
  /** Milliseconds within which the next command, or the next piece of a mail, comes. */
  readonly idle: number;
  /** Milliseconds after which a connection ends however busy it keeps itself; mail servers simply come again. */
  readonly life: number;
};

export const USUAL_LIMITS: ConnectionLimits = {
  each: 10,
  relay: 100,
  all: 200,
  mails: 100,
  idle: 20_000,
  life: 5 * 60_000,
};

type Counts = Pick<ConnectionLimits, 'each' | 'relay' | 'all'>;

export type ConnectionCount = {
  /** Whether one more may come from there. Gives what ends its place; undefined when it may not. */
  enter(address: string): (() => void) | undefined;
};

/**
 * Counts connections by their address, so that no caller takes the place of all others.
 * @param relays addresses or networks (`10.0.0.0/8`) of the operator's own mail servers
 */
export function countConnections(relays: readonly string[], limits: Counts = USUAL_LIMITS): ConnectionCount {
  const isRelay = isAmong(relays);
  const counts = new Map<string, number>();
  let strangers = 0;
  return {
    enter(address) {
      const relay = isRelay(address);
      const key = networkOf(address);
      const count = counts.get(key) ?? 0;
      if (count >= (relay ? limits.relay : limits.each)) return undefined;
      if (!relay && strangers >= limits.all) return undefined;
      counts.set(key, count + 1);
      if (!relay) strangers += 1;
      let inside = true;
      return () => {
        if (!inside) return;
        inside = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
        if (!relay) strangers -= 1;
      };
    },
  };
}

/** Whether an address is one of these addresses and networks. */
export function isAmong(networks: readonly string[]): (address: string) => boolean {
  const list = blockListOf(networks);
  return (address) => {
    const plain = withoutMapping(address);
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  };
}

/** Whose connections count together: an IPv4 address, or the first four groups of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/** An IPv4 caller at a socket for both kinds looks like `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/iu, '').replace(/%.*$/u, '');
}

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return list;
}
