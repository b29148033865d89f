import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { startServer } from '../http/harness/test-server.ts';
import { root } from './markdown.ts';

const file = (path: string) => readFileSync(join(root, path), 'utf8');
const ENDINGS = /_(?:bucket|count|sum)$/;

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() }).loose()) })),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() }).loose()) }).loose()),
});
const composeSchema = z.object({
  services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()).optional() }).loose()),
});

test('alerts and dashboard read numbers that the server gives', async () => {
  const server = await startServer();
  const given = new Set(server.context.metrics.registry.getMetricsAsArray().map(({ name }) => name));
  const { groups } = rulesSchema.parse(parse(file('docs/deploy/alerts.yaml')));
  const { panels } = dashboardSchema.parse(JSON.parse(file('docs/deploy/dashboard.json')));
  const read = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap((expr) => expr.match(/\b(?:despatch|process|nodejs)_\w+/g) ?? []);
  expect(new Set(read).size).toBeGreaterThan(10);
  expect(read.filter((name) => !given.has(name) && !given.has(name.replace(ENDINGS, '')))).toEqual([]);
  await server.close();
});

test.each(['compose.yaml', 'docs/deploy/compose.yaml'])('%s sets only what there is to set', (path) => {
  const settings = new Set([...file('.env.example').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name));
  const { services } = composeSchema.parse(parse(file(path)));
  const set = Object.keys(services.despatch?.environment ?? {});
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !settings.has(name))).toEqual([]);
});

test('the proxies leave compression to the server, pass the visitor on, and hide the numbers', () => {
  const [caddy, nginx] = [file('docs/deploy/Caddyfile'), file('docs/deploy/nginx.conf')];
  expect(caddy).not.toMatch(/^\s*encode/m);
  expect(caddy).toContain('respond @metrics 404');
  expect(nginx).toContain('gzip off;');
  expect(nginx).toContain('X-Forwarded-For $proxy_add_x_forwarded_for');
  expect(nginx).toMatch(/listen 443 ssl;[\s\S]*ssl_protocols TLSv1\.2 TLSv1\.3;/);
  expect(nginx).toMatch(/^limit_req_zone \$binary_remote_addr zone=despatch/m);
  expect(nginx).toMatch(/limit_req zone=despatch burst=/);
  expect(nginx).toMatch(/location = \/metrics \{\s*return 404;/);
});

test('the public compose file takes replies on port 25, and lets nobody around the proxy', () => {
  const { services } = composeSchema.parse(parse(file('docs/deploy/compose.yaml')));
  expect(services.despatch).toMatchObject({
    ports: ['25:2525'],
    environment: { REPLY_SMTP_PORT: '2525', TRUST_PROXY: '1' },
  });
  expect(services.postgres).not.toHaveProperty('ports');
  expect(services.caddy).toMatchObject({ ports: ['80:80', '443:443'] });
});
