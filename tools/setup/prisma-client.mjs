// The Prisma client is generated, not committed: make it where it is missing or belongs to another schema.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say, tell } from './words.mjs';

/** Whether the generated client is that of prisma/schema.prisma: it carries the schema it was made from. */
export function clientIsCurrent(root) {
  try {
    const schema = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8');
    const client = readFileSync(join(root, 'src/generated/prisma/internal/class.ts'), 'utf8');
    return client.includes(JSON.stringify(schema));
  } catch {
    return false;
  }
}

export function generateClient(root, node) {
  tell('config.setup.generating');
  const run = spawnSync(node, [join(root, 'node_modules/prisma/build/index.js'), 'generate'], {
    cwd: root,
    env: { ...process.env, CHECKPOINT_DISABLE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0) throw new Error(say('config.setup.not-generated'));
}
