import type { MapMoment } from './map-moment.ts';
import type { MapNames } from './map-names.ts';
import type { MapPack } from './map-pack.ts';

/** The map of a game as its pack has it, before anybody has moved. */
export type GameMap = {
  /** The game's id. */
  readonly id: string;
  /** The game's name, which is the same in every language. */
  readonly name: string;
  readonly pack: MapPack;
  readonly names: MapNames;
  /** Home areas of the powers. */
  readonly moment: MapMoment;
};
