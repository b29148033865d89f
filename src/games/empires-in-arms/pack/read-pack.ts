import { isRecord } from '../../../kernel/is-record.ts';
import type { LoadedPack } from '../../../kernel/loaded-pack.ts';
import { packReader } from '../../shared/pack-reader.ts';
import earlier from '../data/earlier-packs.json' with { type: 'json' };
import { msg } from '../msg.ts';
import type { Pack } from '../pack-types.ts';
import { buildPack } from './build-pack.ts';
import { builtInFile } from './built-in-file.ts';
import { checkPack } from './check-pack.ts';
import { explainIssue } from './explain-issue.ts';
import { listReconstructed } from './list-reconstructed.ts';
import { type PackFile, packSchema } from './pack-schema.ts';

const readWhole = packReader<PackFile, Pack>({
  schema: packSchema,
  check: checkPack,
  explain: explainIssue,
  refused: (count) => msg('empires-in-arms.pack.refused', { count }),
  listReconstructed,
  build: (file, unofficial) => ({ ...buildPack(file), unofficial }),
});

/**
 * A pack from an owner's files, side by side: a file of `data/`, corrected, replaces the one that comes with the
 * server, and what is not given stays. Refuses what does not fit by item and field.
 */
export function readPack(content: unknown): LoadedPack<Pack> {
  const empty = !isRecord(content) || Object.keys(content).every((key) => key.startsWith('_'));
  return readWhole(empty ? content : { ...builtInFile, ...content });
}

let cached: LoadedPack<Pack> | undefined;

/** The pack that comes with the server. */
export function builtInPack(): LoadedPack<Pack> {
  cached ??= readPack(builtInFile);
  return cached;
}

/**
 * A pack that came with an earlier release of the server, by its hash: records of that time name it by nothing else. It
 * had not yet what later releases have added, which campaigns of then do not ask for.
 */
export function earlierPack(hash: string): LoadedPack<Pack> | undefined {
  const release = earlier.find((one) => one.hash === hash);
  if (!release) return undefined;
  const content = Object.entries(builtInPack().content).filter(([subject]) => !release.added.includes(subject));
  return { ...builtInPack(), hash, content: Object.fromEntries(content) };
}
