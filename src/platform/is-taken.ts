import { Prisma } from '../generated/prisma/client.ts';

/** Whether a write failed because a row with this key is there already. */
export function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
