import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

/*
 * The image is built where there is an engine for it; what can be seen without one is kept here: that the files it is
 * made of are there, and that the settings it is given are settings.
 */
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const settings = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
/** Of Node and of Prisma, not ours. */
const FOREIGN = ['CHECKPOINT_DISABLE'];

describe('Dockerfile', () => {
  test('copies only what is there, and nothing that .dockerignore keeps out', () => {
    const ignored = read('.dockerignore').split('\n');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    );
    expect(copied).toEqual(expect.arrayContaining(['src', 'templates', 'prisma', 'tools', 'package.json']));
    for (const file of copied) {
      expect([file, existsSync(fileURLToPath(new URL(`../${file}`, import.meta.url)))]).toEqual([file, true]);
      expect(ignored).not.toContain(file);
    }
  });

  test('ends as an unprivileged user, with a health check, on the program itself', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
    expect(last).toMatch(/^CMD \["node", "--max-semi-space-size=16", "--heap-growing-percent=40", "src\/main\.ts"\]$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "--max'));
  });

  test('sets only settings that there are', () => {
    const set = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? []);
    for (const name of set) expect([...settings, ...FOREIGN]).toContain(name);
  });
});

describe('compose.yaml', () => {
  const [, ours = ''] = /\n {2}despatch:([\s\S]*?)\n {2}postgres:/.exec(compose) ?? [];

  test('gives the server only settings that there are, those that a server needs among them', () => {
    const [, environment = ''] = /environment:\n([\s\S]*?)\n {4}\w/.exec(ours) ?? [];
    const given = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(given).toEqual(expect.arrayContaining(['BASE_URL', 'DATABASE_URL', 'SMTP_URL']));
    for (const name of given) expect(settings).toContain(name);
  });

  test('has PostgreSQL, for which the server waits, and a mail catcher', () => {
    expect(compose).toMatch(/\n {2}postgres:\n {4}image: postgres:/);
    expect(ours).toContain('condition: service_healthy');
    expect(compose).toMatch(/\n {2}mail:\n {4}image: \S*mailpit/);
  });
});
