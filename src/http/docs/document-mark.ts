import { createHash } from 'node:crypto';

/** The first line of a client that was made from this document: a test sees by it whether the client is current. */
export function documentMark(document: object): string {
  return `// Made from the OpenAPI document ${createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16)}`;
}
