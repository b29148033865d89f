type Arguments = ConstructorParameters<typeof Blob>;
type Plain = string | Uint8Array | ArrayBuffer;

/**
 * A Blob whose parts are joined when it is made. Node keeps each part as a source of its own, which takes some eight
 * microseconds, and what parses mails makes two of every line.
 */
export class JoinedBlob extends Blob {
  constructor(...[parts = [], options]: Arguments) {
    const all = [...parts];
    super(all.every(isPlain) ? [Buffer.concat(all.map(bytesOf))] : all, options);
  }
}

function isPlain(part: unknown): part is Plain {
  return typeof part === 'string' || part instanceof Uint8Array || part instanceof ArrayBuffer;
}

function bytesOf(part: Plain): Uint8Array {
  if (typeof part === 'string') return Buffer.from(part);
  return part instanceof ArrayBuffer ? new Uint8Array(part) : part;
}
