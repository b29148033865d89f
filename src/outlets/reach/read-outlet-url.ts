import { isIP } from 'node:net';
import { isStorable } from '../../platform/is-storable.ts';
import { refuse } from '../../platform/refuse.ts';
import { mayReach, type Reach } from './reach.ts';

const LONGEST = 1000;

/**
 * The address that a stranger wants something sent to. Refuses (`bad-input`) what is no address, is not encrypted, has
 * a name and password in it, or names a place in a private network; which place a name stands for is looked at each
 * time something is sent.
 */
export function readOutletUrl(given: string, reach: Pick<Reach, 'loopback'>): string {
  if (given.length > LONGEST) throw refuse('bad-input', 'outlets.url-too-long', { most: LONGEST });
  const url = isStorable(given) ? URL.parse(given.trim()) : null;
  if (!url) throw refuse('bad-input', 'outlets.url-bad');
  const allowed = url.protocol === 'https:' || (reach.loopback && url.protocol === 'http:');
  if (!allowed) throw refuse('bad-input', 'outlets.url-not-https');
  if (url.username !== '' || url.password !== '') throw refuse('bad-input', 'outlets.url-password');
  const host = bareHost(url);
  const local = host === 'localhost' || host.endsWith('.localhost');
  if ((isIP(host) !== 0 && !mayReach(reach, host)) || (local && !reach.loopback))
    throw refuse('bad-input', 'outlets.url-private');
  url.hash = '';
  return url.href;
}

/** The name or IP address of a URL, the latter without brackets. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}
