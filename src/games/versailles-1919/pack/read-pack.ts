import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import { Refusal } from '../../../kernel/refusal.ts';
import type { LoadedPack } from '../../../kernel/rules.ts';
import builtIn from '../data/pack.json' with { type: 'json' };
import type { Pack } from '../pack-types.ts';
import { say } from '../say.ts';
import { buildPack } from './build-pack.ts';
import { checkPack } from './check-pack.ts';
import { explainIssue } from './explain-issue.ts';
import { listReconstructed } from './list-reconstructed.ts';
import { packSchema } from './pack-schema.ts';
import { isRecord } from './places.ts';

/** How many faults one refusal lists. */
const LISTED = 50;

let cached: LoadedPack<Pack> | undefined;

/** The pack that comes with the server. */
export function builtInPack(): LoadedPack<Pack> {
  cached ??= readPack(builtIn);
  return cached;
}

/**
 * A pack from a file's content. Keys that begin with `_` are remarks.
 * Refuses (`bad-input`) what does not fit; each detail names card and field and says what is expected there.
 */
export function readPack(content: unknown): LoadedPack<Pack> {
  const parsed = packSchema.safeParse(withoutRemarks(content));
  const faults = parsed.success
    ? checkPack(parsed.data)
    : parsed.error.issues.map((issue) => explainIssue(issue, content));
  if (!parsed.success || faults.length > 0)
    throw new Refusal(
      'bad-input',
      say('versailles-1919.pack.refused', { count: faults.length }),
      faults.slice(0, LISTED),
    );
  const reconstructed = listReconstructed(parsed.data);
  return {
    hash: createHash('sha256')
      .update(stringify(content) ?? '')
      .digest('hex'),
    content: JSON.parse(JSON.stringify(content)),
    pack: buildPack(parsed.data, reconstructed.length > 0),
    reconstructed,
  };
}

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('_'))
      .map(([key, inner]) => [key, withoutRemarks(inner)]),
  );
}
