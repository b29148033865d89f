import type { LoadedPack } from '../../../kernel/loaded-pack.ts';
import { earlierContent } from '../../shared/earlier-pack.ts';
import { packReader } from '../../shared/pack-reader.ts';
import earlier from '../data/earlier-packs.json' with { type: 'json' };
import builtIn from '../data/pack.json' with { type: 'json' };
import { msg } from '../msg.ts';
import type { Pack } from '../pack-types.ts';
import { buildPack } from './build-pack.ts';
import { checkPack } from './check-pack.ts';
import { explainIssue } from './explain-issue.ts';
import { listReconstructed } from './list-reconstructed.ts';
import { type PackFile, packSchema } from './pack-schema.ts';

/** A pack from a file's content; refuses what does not fit by card and field. */
export const readPack = packReader<PackFile, Pack>({
  schema: packSchema,
  check: checkPack,
  explain: explainIssue,
  refused: (count) => msg('versailles-1919.pack.refused', { count }),
  listReconstructed,
  build: buildPack,
});

let cached: LoadedPack<Pack> | undefined;

/** The pack that comes with the server. */
export function builtInPack(): LoadedPack<Pack> {
  cached ??= readPack(builtIn);
  return cached;
}

/** A pack that came with an earlier release of the server, by its hash. */
export function earlierPack(hash: string): LoadedPack<Pack> | undefined {
  const content = earlierContent(builtInPack().content, earlier, hash);
  return content && readPack(content);
}
