import type { LoadedPack } from '../../../kernel/loaded-pack.ts';
import { packReader } from '../../shared/pack-reader.ts';
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
  refused: (count) => msg('iron-curtain.pack.refused', { count }),
  listReconstructed: (file) => listReconstructed(file, buildPack(file)),
  build: (file, unofficial) => ({ ...buildPack(file), unofficial }),
});

let cached: LoadedPack<Pack> | undefined;

/** The pack that comes with the server. */
export function builtInPack(): LoadedPack<Pack> {
  cached ??= readPack(builtIn);
  return cached;
}
