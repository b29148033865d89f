import ipaddr from 'ipaddr.js';

/** All that is handed out to networks of the world, of IPv6. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the open internet: not to this machine, a private network or the network's own link,
 * nor to what stands for such an address (IPv4 within IPv6, tunnels, translation), and to nothing reserved.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address); // IPv4 written as IPv6 is IPv4
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL);
}

/** Whether an IP address is this machine's own. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
