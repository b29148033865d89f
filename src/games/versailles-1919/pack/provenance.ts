/** Where a value of a data pack comes from. */
export type Provenance = 'rulebook' | 'derived' | 'public' | 'reconstructed' | 'owner';

const KINDS: readonly Provenance[] = ['rulebook', 'derived', 'public', 'reconstructed', 'owner'];

/** The kind of a source: its first word. Undefined for a source that begins with none of the five. */
export function provenanceOf(source: string): Provenance | undefined {
  const start = source.trimStart().toLowerCase();
  return KINDS.find((kind) => start.startsWith(kind));
}
