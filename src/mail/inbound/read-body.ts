/** How much of a mail is looked at: what a person writes comes before what they quote and attach. */
export const LONGEST_READ = 512 * 1024;

/**
 * The first 512 kB of a mail that comes in, `whole` when that is all of it. The rest is taken off the line and
 * forgotten.
 */
export async function readBody(
  stream: AsyncIterable<Buffer>,
): Promise<{ readonly raw: Uint8Array; readonly whole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  let whole = true;

  for await (const chunk of stream) {
    const kept = Buffer.from(chunk.subarray(0, LONGEST_READ - length));
    if (kept.length > 0) chunks.push(kept);
    length += kept.length;
    whole &&= kept.length === chunk.length;
  }

  const raw = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    raw.set(chunk, at);
    at += chunk.length;
  }
  return { raw, whole };
}
