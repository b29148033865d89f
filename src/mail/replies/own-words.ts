import EmailReplyParser from 'email-reply-parser';

/** What a person wrote himself: the reply without what it quotes, without signature, without an empty line at either end. */
export function ownWords(text: string): string {
  const visible = new EmailReplyParser().parseReply(text.replaceAll('\r\n', '\n'));
  const lines = visible.split('\n');
  const quoted = lines.findIndex((line) => /^\s*>/u.test(line));
  return (quoted === -1 ? lines : lines.slice(0, quoted)).join('\n').trim();
}

/** The first paragraph, and what comes after it: a greeting, a joke, a signature without its dashes. */
export function firstParagraph(words: string): { readonly first: string; readonly rest: string } {
  const [first = '', ...rest] = words.split(/\n\s*\n/u);
  return { first: first.trim(), rest: rest.join('\n\n').trim() };
}
