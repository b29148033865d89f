import type { Translator } from '../../i18n/translator.ts';
import type { BoardMap } from '../../kernel/board-map.ts';
import type { Order } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { SheetPoint } from '../../kernel/sheet.ts';
import type { BegunLine } from './find-ways.ts';

/** A sheet that is written on a map, and what its page's address says of it. */
export type SheetOnMap = {
  readonly map: BoardMap<object>;
  readonly point: SheetPoint;
  readonly orders: readonly Order[];
  readonly begun: BegunLine | undefined;
  /** The sheet's address. */
  readonly base: string;
  /** The address as it was asked for. */
  readonly query: URLSearchParams;
  readonly version: number;
  /** The place of the line that is being changed. */
  readonly changing: number | undefined;
  readonly translator: Translator;
};

export type Pairs = readonly (readonly [string, string])[];

/** What a look at the map is of. */
export const WHERE = ['area', 'window'];
/** The places by which an order is drawn, in order. */
export const WAY = 'way';

/** What of the address is called so. */
export const pairsIn = ({ query }: Pick<SheetOnMap, 'query'>, names: readonly string[]): Pairs =>
  [...query].filter(([name]) => names.includes(name));

/** A line that is begun, as addresses have it. */
export const pairsOf = (line: BegunLine | undefined): Pairs => (line ? [['order', line.order], ...line.fields] : []);

export const search = (...parts: readonly Pairs[]) =>
  new URLSearchParams(parts.flat().map(([name, value]): [string, string] => [name, value]));

/** The page of the sheet with something picked. */
export const addressWith = (on: Pick<SheetOnMap, 'base' | 'query'>, ...parts: readonly Pairs[]) =>
  `${on.base}?${search(pairsIn(on, ['change']), ...parts)}#area`;

export const placeNames = ({ map }: Pick<SheetOnMap, 'map'>): ReadonlyMap<string, Message> =>
  new Map(map.areas.map(({ id, name }) => [id, name]));
