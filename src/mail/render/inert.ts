/** Shows nothing, lets no line break, and is part of no address: mail programs see no link across it. */
const JOINER = '\u2060';

/**
 * What a mail program may make a link of by itself: a scheme, `@`, `www.`, four numbers, or a dot between a letter or
 * digit and what may be the end of a domain. Full stops of other scripts count: browsers take them for dots.
 */
const LINKISH =
  /:\/\/|@|^\W*www[.\u3002\uff0e\uff61]|\d+(?:\.\d+){3}|[\p{L}\p{N}][.\u3002\uff0e\uff61][\p{L}\p{N}-]*\p{L}{2}/iu;
/**
 * The end of a Japanese sentence before the next one, which has no space between: no mail program makes links of these,
 * or all Japanese mails were full of them. After Latin letters it might be a dot.
 */
const JAPANESE = '\\u3005\\u3040-\\u30ff\\u3400-\\u9fff';
const SENTENCE_END = new RegExp(`(?<=[${JAPANESE}+−、：]\\p{N}*[）」』]?)\\u3002(?=[${JAPANESE}「『（])`, 'u');
const SEAMS = /[.:/@\u3002\uff0e\uff61](?=\S)/gu;
const EDGES = /^[("'“‘[]+|[)"'”’\],;:.!?]+$/gu;
/** Values that are addresses, pictures and commands of our own. */
const OWN = /url$|^(?:cid|command)$/iu;

/**
 * A text as it reads, of which no mail program makes a link: names and words that people typed may look like addresses,
 * and would be links to anywhere in a mail of ours. `trusted` words stay as they are.
 */
export function inertText(text: string, trusted: readonly string[] = []): string {
  return text
    .split(SENTENCE_END)
    .map((part) => inertWords(part, trusted))
    .join('\u3002');
}

function inertWords(text: string, trusted: readonly string[]): string {
  return text.replace(/\S+/gu, (word) => {
    if (!LINKISH.test(word) || trusted.includes(word.replace(EDGES, ''))) return word;
    return word.replace(SEAMS, (seam) => `${JOINER}${seam}${JOINER}`);
  });
}

/** The data of a mail's template with every text in it made inert, but for the addresses that its own links lead to. */
export function inertData(data: object, trusted: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inertValue(value, trusted, name)]));
}

function inertValue(data: unknown, trusted: readonly string[], key: string): unknown {
  if (typeof data === 'string') return OWN.test(key) ? data : inertText(data, trusted);
  if (Array.isArray(data)) return data.map((one) => inertValue(one, trusted, key));
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return inertData(data, trusted);
}
