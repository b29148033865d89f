import type { JsonObject } from './json.ts';
import type { LoadedPack } from './loaded-pack.ts';
import type { Message } from './message.ts';

/** How owners of a game mend its pack, card by card. */
export type PackEditor<Pack extends object = object> = {
  /** What the file of a pack may hold, as JSON Schema. */
  schema(): JsonObject;
  /** A pack may leave out subjects (`areas`, `leaders`) that are as the game's own has them. */
  readonly partial?: true;
  /**
   * The face of a card as an SVG document, by its subject and id in the file (`issues`, `rhineland`). Undefined: of
   * such there is nothing to see.
   */
  face?(
    pack: LoadedPack<Pack>['pack'],
    subject: string,
    id: string,
    t: (message: Message) => string,
  ): string | undefined;
};
