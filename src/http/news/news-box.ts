import type { Services } from '../../platform/services.ts';
import { type News, type NewsReader, readNews } from './news-mark.ts';

/** By what an open page learns that its table has moved. */
export type NewsBox = {
  /** Where its script listens; it names what the page shows. */
  readonly source: string;
  /** The last entry that the page knows of. */
  readonly seq: number;
  readonly table: string;
};

/** The box of a page that is made after this is asked: what comes in between is told, and not missed. */
export async function newsBox(services: Services, tableId: string, reader: NewsReader): Promise<NewsBox> {
  return boxOf(tableId, await readNews(services, tableId, reader));
}

/** The same, where it is known how the table stands. */
export function boxOf(tableId: string, { seq, mark }: News): NewsBox {
  const table = `/t/${tableId}`;
  return { source: `${table}/news?${new URLSearchParams({ shows: mark })}`, seq, table };
}
