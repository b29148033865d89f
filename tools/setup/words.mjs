// The words of the set-up, from the catalogue that the server uses too. Nothing is installed yet when they
// are needed, so only plain `{name}` arguments can be filled in.
import { readFileSync } from 'node:fs';

const catalogue = JSON.parse(readFileSync(new URL('../../src/i18n/en/config.json', import.meta.url), 'utf8'));

/** @param {string} key @param {Record<string, string | number>} [args] */
export const say = (key, args = {}) =>
  catalogue[key].replace(/\{(\w+)\}/g, (whole, name) => (name in args ? String(args[name]) : whole));

/** Progress goes to stderr: stdout belongs to the program that is started, e.g. `despatch export > record.json`. */
export const tell = (key, args) => process.stderr.write(`${say(key, args)}\n`);
