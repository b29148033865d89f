import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type UsedKey, usedKeys } from './used-keys.ts';

/** They name every key, and use none. */
const TYPES = 'message-arguments.ts';

/** The folders of this program whose code and templates use messages. */
export const USERS: readonly string[] = ['src', 'templates', 'tools'].map((folder) =>
  fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
);

/** Every use of a message in the code and templates of these folders. */
export function readUse(users: readonly string[] = USERS): readonly UsedKey[] {
  const files = users.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|js|mjs|hbs)$/.test(file) && !file.startsWith('generated') && !file.endsWith(TYPES))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((file) => usedKeys(file, readFileSync(file, 'utf8')));
}
