import type { JsonObject } from './json.ts';
import type { Message } from './message.ts';

/** A data pack as it was read: the values, its name and hash, and which of its values are not the printed ones. */
export type LoadedPack<P extends object = object> = {
  readonly hash: string;
  readonly content: JsonObject;
  readonly pack: P;
  /** Values that are reconstructed or assumed, for the notice on table pages and in mails. */
  readonly reconstructed: readonly {
    readonly at: string;
    readonly value: string | Message;
    readonly source: string;
  }[];
};
