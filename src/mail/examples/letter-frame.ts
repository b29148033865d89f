import { linkUrl, tableUrl } from '../links/link-url.ts';
import type { ExampleAbout } from './example.ts';
import { EXAMPLE_TABLE, NO_TOKEN } from './example-table.ts';

/** What letters about an example's table have in common. */
export function letterFrame({ settings, example, theirs: seatName }: ExampleAbout) {
  const { baseUrl } = settings;
  const stopUrl = linkUrl(settings, 'unsubscribe', NO_TOKEN);
  const table = { tableName: EXAMPLE_TABLE.name, gameName: example.game.rules.name, seatName };
  return { ...table, url: tableUrl(settings, EXAMPLE_TABLE.id), stopUrl, baseUrl };
}
