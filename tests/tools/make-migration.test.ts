import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';

const tool = fileURLToPath(new URL('../../tools/make-migration.mjs', import.meta.url));

test('the migrations make exactly prisma/schema.prisma: none is missing', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [tool, 'is-missing']);
  expect(stdout).toBe('The schema is as the migrations make it.\n');
});

test('a name that is none is refused', async () => {
  const refused = promisify(execFile)(process.execPath, [tool, 'No Name']);
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Give the migration a name'),
  });
});
