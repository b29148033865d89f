/** Where a value of a data pack comes from. */
export type Provenance = 'rulebook' | 'derived' | 'public' | 'reconstructed' | 'owner';

/**
 * The kind of a source that a pack names in words. Whatever begins with `reconstructed` is not the printed
 * value; an owner's correction says `owner`; what follows from another value says `derived` or `see`.
 */
export function provenanceOf(source: string): Provenance {
  const start = source.trimStart().toLowerCase();
  if (start.startsWith('reconstructed')) return 'reconstructed';
  if (start.startsWith('owner')) return 'owner';
  if (start.startsWith('rulebook')) return 'rulebook';
  if (start.startsWith('derived') || start.startsWith('see ')) return 'derived';
  return 'public';
}
