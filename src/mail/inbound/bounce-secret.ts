import { randomBytes } from 'node:crypto';
import type { Services } from '../../platform/services.ts';

const NAME = 'bounce';
const BYTES = 32;

/** What bounce addresses are signed with: the same for all processes on a database, made when it is first asked for. */
export async function bounceSecret({ db }: Pick<Services, 'db'>): Promise<Uint8Array> {
  const where = { name: NAME };
  const found = await db.serverSecret.findUnique({ where });
  if (found) return found.value;
  await db.serverSecret.createMany({ data: [{ name: NAME, value: randomBytes(BYTES) }], skipDuplicates: true });
  return (await db.serverSecret.findUniqueOrThrow({ where })).value;
}
