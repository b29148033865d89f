import { translator } from '../../src/i18n/translator.ts';
import type { Rulebook } from '../../src/kernel/rulebook.ts';

/** Reads sections of a rulebook in English; throws where there is none of that number. */
export function textOf(rulebook: Rulebook): (number: string) => string {
  const english = translator('en', 'UTC');
  return (number) => {
    const section = rulebook.find(([one]) => one === number);
    if (!section) throw new Error(`no section ${number}`);
    return english.t(section[2]);
  };
}
