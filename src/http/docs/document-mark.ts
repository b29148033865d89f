import { createHash } from 'node:crypto';

/** The first line of a client that was made from this document: a test sees by it whether the client is current. */
export function documentMark(document: object): string {
  const hash = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  return `// Made from the OpenAPI document ${hash.slice(0, 16)}`;
}
