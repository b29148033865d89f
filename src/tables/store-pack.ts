import type { LoadedPack } from '../kernel/loaded-pack.ts';
import type { Tx } from '../platform/transaction.ts';

/** Stores a data pack under its hash, where it is not stored yet. */
export async function storePack(
  tx: Tx,
  { game, pack, builtIn }: { readonly game: string; readonly pack: LoadedPack; readonly builtIn: boolean },
): Promise<void> {
  const { hash } = pack;
  const row = { game, content: JSON.parse(JSON.stringify(pack.content)), builtIn };
  if (builtIn) await tx.pack.createMany({ data: [{ hash, ...row }], skipDuplicates: true });
  // Held, so that nobody takes it away as used by no table before this one is written.
  else await tx.pack.upsert({ where: { hash }, create: { hash, ...row }, update: { game } });
}
