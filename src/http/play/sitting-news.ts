import type { Services } from '../../platform/services.ts';
import { type NewsBox, newsBox } from '../news/news-box.ts';
import type { Sitting } from './sitting.ts';

/** The news box of a composer; undefined behind a link of a mail, whose reader may be signed in as nobody. */
export async function sittingNews(
  services: Services,
  { tableId, seat, playerId, how }: Sitting,
): Promise<NewsBox | undefined> {
  return how === 'page' ? newsBox(services, tableId, { viewer: seat, playerId }) : undefined;
}
