import Handlebars from 'handlebars';
import type { Translator } from '../i18n/translator.ts';
import type { Message } from '../kernel/message.ts';
import { firstSection } from '../kernel/rulebook.ts';

/** A section, or several: "5.3" and "5.3, 10.2–10.4". */
const SECTIONS = String.raw`\d+(?:\.\d+)*(?:(?:, |–)\d+(?:\.\d+)*)*`;

/** A refusal as HTML in which each rule that it names ("Rule 4.1") is a link to its section; plain without a game. */
export function linkRules(message: Message | string, game: unknown, { t, text }: Translator): string {
  const plain = Handlebars.escapeExpression(typeof message === 'string' ? message : t(message));
  if (typeof game !== 'string') return plain;
  const [before = '', after = ''] = text('kernel.rule', { section: '|' }).split('|').map(escapePattern);
  const page = `/games/${encodeURIComponent(game)}/rules`;
  return plain.replace(
    new RegExp(`${before}(${SECTIONS})${after}`, 'gi'),
    (words, section: string) => `<a class="section" href="${page}#${firstSection(section)}">${words}</a>`,
  );
}

const escapePattern = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
