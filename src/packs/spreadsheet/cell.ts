import { refuse } from '../../platform/refuse.ts';

/** A number as JSON and spreadsheets have it. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** As spreadsheets of half the world write it, which part cells by semicolons then. */
const WITH_COMMA = /^-?\d+,\d+$/;
/** A spreadsheet would reckon with what begins so. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A value as the text of a cell, so that reading gives it back: words as they are, all else as JSON. Words that would
 * be read as something else, or that a spreadsheet would take for a formula, stand in quotes, as JSON has them.
 */
export function writeCell(value: unknown): string {
  if (value === undefined) return '';
  const isPlain = typeof value === 'string' && !FORMULA.test(value) && !WITH_COMMA.test(value) && isReadAs(value);
  return isPlain ? value : JSON.stringify(value);
}

/**
 * The value of a cell; undefined: it is empty. `commas`: numbers may have a comma. Refuses (`bad-input`) what begins
 * like JSON and is none.
 */
export function readCell(text: string, commas: boolean): unknown {
  const cell = text.trim();
  if (cell === '') return undefined;
  if (/^(?:true|false)$/i.test(cell)) return cell.toLowerCase() === 'true';
  if (cell === 'null') return null;
  if (NUMBER.test(cell)) return Number(cell);
  if (commas && WITH_COMMA.test(cell)) return Number(cell.replace(',', '.'));
  if (!/^["[{]/.test(cell)) return cell;
  try {
    return JSON.parse(cell);
  } catch {
    throw refuse('bad-input', 'packs.bad-cell', { text: cell.slice(0, 60) });
  }
}

function isReadAs(text: string): boolean {
  if (/^\s*["[{]/.test(text)) return false;
  return readCell(text, false) === text;
}
