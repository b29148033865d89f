import { Command } from 'commander';
import { checkLanguage, readTexts, type Text, type WordsFault } from '../i18n/check-language.ts';
import { languageName, languages, SOURCE_LANGUAGE } from '../i18n/languages.ts';
import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import { isLocale } from '../platform/locale.ts';

/**
 * `words check LANG`: what a translation lacks, for people who translate. Ends with 1 where there is any fault; what
 * only operators and programs would read is listed and is none.
 */
export function wordsCommand(words: Translator): Command {
  const check = new Command('check')
    .description(words.text('languages.cli-check'))
    .argument('[language]', words.text('languages.cli-language'))
    .action((language: string | undefined) => {
      if (language !== undefined && !isLocale(language))
        throw new Refusal('bad-input', msg('languages.bad-language', { given: language }));
      const texts = readTexts();
      const asked = language === undefined ? languages().filter((one) => one !== SOURCE_LANGUAGE) : [language];
      for (const one of asked) report(one, texts, words);
    });
  return new Command('words').description(words.text('languages.cli')).addCommand(check);
}

function report(language: string, texts: readonly Text[], words: Translator): void {
  const faults = checkLanguage(language, texts);
  const all = texts.filter((text) => text.language === SOURCE_LANGUAGE).length;
  const missing = faults.filter(({ fault }) => fault === 'missing').length;
  const about = { name: languageName(language), language, all };
  const unneeded = faults.filter(({ fault }) => fault === 'not-needed').length;
  const faulty = faults.length - missing - unneeded;
  for (const [file, inside] of Map.groupBy(faults, (fault) => fault.file)) {
    console.log(words.text('languages.file', { file: `src/${file}` }));
    for (const fault of inside) console.log(`  ${words.t(sentence(fault))}`);
  }
  const there = all - missing - unneeded;
  if (missing + faulty > 0) {
    console.log(words.text('languages.incomplete', { ...about, there, missing, faulty }));
    process.exitCode = 1;
  } else if (unneeded > 0) console.log(words.text('languages.whole', { ...about, there, unneeded }));
  else console.log(words.text('languages.complete', about));
}

function sentence(fault: WordsFault): Message {
  const { key } = fault;
  const listed = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '));
  switch (fault.fault) {
    case 'missing':
      return msg('languages.fault-missing', { key, english: fault.english });
    case 'not-needed':
      return msg('languages.fault-not-needed', { key, english: fault.english });
    case 'superfluous':
      return msg('languages.fault-superfluous', { key });
    case 'unreadable':
      return msg('languages.fault-unreadable', { key, why: fault.why });
    case 'arguments':
      return msg('languages.fault-arguments', {
        key,
        given: listed(fault.given),
        expected: listed(fault.expected),
      });
    case 'unsaid':
      return msg('languages.fault-unsaid', { key, count: fault.forms.length, forms: listed(fault.forms) });
  }
}
