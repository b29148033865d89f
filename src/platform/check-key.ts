import { refuse } from './refuse.ts';

const KEY = /^[\x21-\x7e]{1,100}$/;

/** Refuses (`bad-input`) what is not 1 to 100 visible ASCII characters. */
export function checkKey(key: string): void {
  if (!KEY.test(key)) throw refuse('bad-input', 'tables.bad-key');
}
