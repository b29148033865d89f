import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { USUAL_RATE_LIMITS } from '../../src/http/context.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { startServer, type TestServer } from '../http/harness/test-server.ts';
import { tally } from './harness/tally.ts';

let server: TestServer;
afterEach(() => server.close());

/** Behind a proxy that `TRUST_PROXY` does not name every visitor has the proxy's address. */
const behindProxy = (path: string, visitor: string) => request(server.app).get(path).set('X-Forwarded-For', visitor);

test('bad links of one visitor lock nobody else out of good ones, nor players out of their pages', async () => {
  server = await startServer({ rateLimits: USUAL_RATE_LIMITS });
  const ada = await server.person('Ada');
  const unwanted = { of: 'play', playerId: ada.player.id } as const;
  const link = await issueLink(server.services, { purpose: 'unsubscribe', unwanted });
  const statuses = new Map<number, number>();
  const tries = 700;
  for (let i = 0; i < tries; i += 1) {
    const { status } = await behindProxy(`/a/${String(i).padStart(43, 'x')}`, '198.51.100.7');
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(404)).toBe(USUAL_RATE_LIMITS.failures);
  expect(statuses.get(429)).toBe(tries - USUAL_RATE_LIMITS.failures);
  await behindProxy(`/u/${link}`, '203.0.113.9').expect(200);
  await behindProxy('/', '203.0.113.10').set('Cookie', ada.cookie).expect(200);
  const warned = server.logged.filter((line) => line.includes('TRUST_PROXY'));
  expect(warned).toHaveLength(1);
  tally('bad links behind an unknown proxy', { requests: tries + 2, lost: 0 });
});

test('where the proxy is believed, only the visitor is refused', async () => {
  server = await startServer({ rateLimits: USUAL_RATE_LIMITS, trustProxy: 1 });
  const tries = USUAL_RATE_LIMITS.failures + 5;
  for (let i = 0; i < tries; i += 1) await behindProxy(`/a/${String(i).padStart(43, 'x')}`, '198.51.100.7');
  await behindProxy(`/a/${'y'.repeat(43)}`, '198.51.100.7').expect(429);
  await behindProxy(`/a/${'y'.repeat(43)}`, '203.0.113.9').expect(404);
  tally('bad links behind a known proxy', { requests: tries + 2, lost: 0 });
});
