import { translator } from '../../i18n/translator.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';

/** What can be written in a reply beside answers; the words for each are in the catalogues, `|` between them. */
export const COMMANDS = [
  'show',
  'log',
  'orders',
  'draft',
  'deals',
  'deal',
  'ahead',
  'undo',
  'absent',
  'pass',
  'yes',
  'help',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** By language: each is read once. */
const known = new Map<string, ReadonlyMap<CommandName, readonly string[]>>();

/** The words for a command: the reader's own, then the English ones, which everybody can use; as they are compared. */
export function wordsFor(command: CommandName, locale: string): readonly string[] {
  const own = translator(locale, 'UTC');
  const words = known.get(own.locale) ?? readWords(own.locale);
  known.set(own.locale, words);
  return words.get(command) ?? [];
}

function readWords(language: string): ReadonlyMap<CommandName, readonly string[]> {
  const tongues = [translator(language, 'UTC'), translator('en', 'UTC')];
  return new Map(
    COMMANDS.map((command) => {
      const words = tongues.flatMap(({ text }) => text(`reply.command-${command}`).split('|').map(normaliseWords));
      return [command, [...new Set(words)].filter((word) => word !== '')] as const;
    }),
  );
}

/** The word that a mail names a command by. */
export function wordFor(command: CommandName, locale: string): string {
  return translator(locale, 'UTC').text(`reply.command-${command}`).split('|')[0]?.trim() ?? command;
}
