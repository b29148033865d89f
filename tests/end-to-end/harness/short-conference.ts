import { rules } from '../../../src/games/versailles-1919/rules.ts';

/** So many issues lie above the end card of a short game. */
const ABOVE = 8;

/**
 * A pack of Versailles 1919 with which a game is short, so few issues lie above the end card, but as long as nothing is
 * settled there is always something else to do: everybody has so many cubes.
 */
export function patientPack({ above, cubes }: { readonly above: number; readonly cubes: number }): string {
  const content = shortContent(above);
  content.figures.cubes.value = cubes;
  return JSON.stringify(content);
}

/**
 * A pack with which a game is short and troubled: every event has the region of the settled issue checked, and every
 * check is an uprising.
 */
export function shortConference({ above = ABOVE } = {}): string {
  const content = shortContent(above);
  const { events, columns } = content;
  for (const column of columns) column.uprising = { value: 1, source: 'owner' };
  for (const { conference, crisis } of events) {
    crisis.effect = { op: 'unrest', where: 'settled', n: 1 };
    delete crisis.otherwise;
    conference.optional = false;
    conference.effect = { op: 'check', where: 'settled', modifier: 0 };
    delete conference.otherwise;
  }
  return JSON.stringify(content);
}

function shortContent(above: number) {
  const content = JSON.parse(JSON.stringify(rules.builtInPack().content));
  const { figures, issues } = content;
  const laidOut = figures.table_issues.value + figures.waiting_issues.value + figures.first_discards.value;
  figures.lengths.standard.value.under = issues.length - 1 - laidOut - above;
  return content;
}
