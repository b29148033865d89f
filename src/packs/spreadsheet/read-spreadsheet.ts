import { CsvError, parse } from 'csv-parse/sync';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { refuse } from '../../platform/refuse.ts';
import { readCell } from './cell.ts';
import { cardOf, type Step, stepsOf } from './columns.ts';
import { KEY } from './write-spreadsheet.ts';

type Fault = Refusal['details'][number];
/** `field`: the name of the column. */
type Column = { readonly name: string; readonly steps: readonly Step[] };

const MOST_COLUMNS = 500;
/** More than any deck has cards. */
const MOST_ROWS = 2000;
/** Faults of one refusal. */
const LISTED = 50;

/**
 * A deck of a spreadsheet: parted by commas, semicolons or tabs; the point of a number may be a comma where no comma
 * parts cells. An empty cell is a field that the card does not have, an empty row none. Refuses (`bad-input`) what is
 * no spreadsheet, columns that are none or come twice, and cells that cannot be read: each by its row and column.
 */
export function readSpreadsheet(text: string, kind: 'list' | 'table'): object {
  const delimiter = delimiterOf(text);
  const [header = [], ...rows] = parseRows(text, delimiter);
  const columns = readHeader(header, kind);
  const faults: Fault[] = [];
  if (rows.length > MOST_ROWS) throw refuse('bad-input', 'packs.many-rows', { most: MOST_ROWS });
  const filled = rows
    .map((cells, i) => ({ cells, row: i + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const cards = filled.map(({ cells, row }) => readRow(cells, { row, columns, commas: delimiter !== ',', faults }));
  if (faults.length > 0) throw refused(faults);
  if (cards.length === 0) throw refuse('bad-input', 'packs.empty-spreadsheet');
  return kind === 'list'
    ? cards
    : tableOf(
        cards,
        filled.map(({ row }) => row),
      );
}

function parseRows(text: string, delimiter: string): readonly (readonly string[])[] {
  try {
    // One row more than there may be, so that it shows.
    return parse(text, { bom: true, delimiter, relax_column_count_less: true, to: MOST_ROWS + 2 });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuse('bad-input', 'packs.no-spreadsheet', { line: typeof error.lines === 'number' ? error.lines : 1 });
  }
}

/** What parts the cells of the first line most often. */
function delimiterOf(text: string): ',' | ';' | '\t' {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const count = (one: string) => head.split(one).length;
  if (count('\t') > Math.max(count(','), count(';'))) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

function readHeader(header: readonly string[], kind: 'list' | 'table'): readonly (Column | undefined)[] {
  if (header.length > MOST_COLUMNS) throw refuse('bad-input', 'packs.many-columns', { most: MOST_COLUMNS });
  const faults: Fault[] = [];
  const known = new Set<string>();
  const columns = header.map((cell) => {
    const name = cell.trim();
    if (name === '') return undefined;
    const steps = stepsOf(name);
    const at = name.slice(0, 60);
    if (!steps) faults.push({ at, reason: msg('packs.bad-column') });
    else if (known.has(name)) faults.push({ at, reason: msg('packs.column-twice') });
    known.add(name);
    return { name, steps: steps ?? [] };
  });
  if (kind === 'table' && !known.has(KEY)) faults.push({ at: KEY, reason: msg('packs.no-key-column') });
  if (faults.length > 0) throw refused(faults);
  return columns;
}

type Row = {
  readonly row: number;
  readonly columns: readonly (Column | undefined)[];
  readonly commas: boolean;
  readonly faults: Fault[];
};

function readRow(cells: readonly string[], { row, columns, commas, faults }: Row): object {
  const read = cells.flatMap((cell, n) => {
    const column = columns[n];
    if (!column) return [];
    try {
      const value = readCell(cell, commas);
      return value === undefined ? [] : [[column.steps, value] as const];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push({ at: `${row}: ${column.name}`, reason: error.reason });
      return [];
    }
  });
  const card = cardOf(read);
  if (!card) faults.push({ at: String(row), reason: msg('packs.cell-and-parts') });
  return card ?? {};
}

/** Cards by the column of their names. */
function tableOf(cards: readonly object[], rows: readonly number[]): object {
  const faults: Fault[] = [];
  const table = new Map<string, object>();
  for (const [i, card] of cards.entries()) {
    const { [KEY]: key, ...fields } = Object(card);
    const at = String(rows[i]);
    if (key === undefined) faults.push({ at, reason: msg('packs.no-key') });
    else if (table.has(String(key)))
      faults.push({ at, reason: msg('packs.key-twice', { key: String(key).slice(0, 60) }) });
    else table.set(String(key), fields);
  }
  if (faults.length > 0) throw refused(faults);
  return Object.fromEntries(table);
}

function refused(faults: readonly Fault[]): Refusal {
  return new Refusal('bad-input', msg('packs.bad-spreadsheet', { count: faults.length }), faults.slice(0, LISTED));
}
