/** What a mail server says in `Authentication-Results` (RFC 8601): its name, and a result for each method. */
export type AuthenticationResults = {
  readonly server: string;
  readonly results: readonly MethodResult[];
};

export type MethodResult = {
  /** `dmarc`, `dkim`, `spf` and others, in lower case. */
  readonly method: string;
  readonly result: string;
  /** Such as `header.from`; names and values in lower case. */
  readonly properties: ReadonlyMap<string, string>;
  /** What stands in brackets beside it. */
  readonly comment: string;
};

/** Reads the value of one such field; takes time by its length. Undefined where it names no server. */
export function readResults(value: string): AuthenticationResults | undefined {
  const [head, ...parts] = splitParts(value);
  // The server's name may be followed by the version of the syntax.
  const server = head?.text.trim().split(/\s+/u)[0]?.toLowerCase();
  if (!server) return undefined;
  return { server, results: parts.flatMap(({ text, comment }) => readMethod(text, comment)) };
}

function readMethod(text: string, comment: string): readonly MethodResult[] {
  const [first = '', ...words] = text.toLowerCase().split(/\s+/u).join(' ').replace(/ ?= ?/gu, '=').trim().split(' ');
  const [method = '', result = ''] = first.split('=');
  if (method === '' || result === '') return [];
  const pairs = words.flatMap((word): [string, string][] => {
    const at = word.indexOf('=');
    return at < 1 ? [] : [[word.slice(0, at), word.slice(at + 1)]];
  });
  return [{ method: method.split('/')[0] ?? method, result, properties: new Map(pairs), comment }];
}

type Part = { readonly text: string; readonly comment: string };

/** The parts between semicolons; what is in brackets (they nest) stands beside, and quotes are taken away. */
function splitParts(value: string): readonly Part[] {
  const parts: { text: string; comment: string }[] = [{ text: '', comment: '' }];
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < value.length; at += 1) {
    const character = value.charAt(at);
    const part = parts.at(-1);
    if (!part) break;
    if (character === '\\' && (quoted || depth > 0)) at += 1;
    else if (character === '"' && depth === 0) quoted = !quoted;
    else if (quoted) part.text += /[\s;=()]/u.test(character) ? '_' : character;
    else if (character === '(') depth += 1;
    else if (character === ')' && depth > 0) depth -= 1;
    else if (depth > 0) part.comment += character;
    else if (character === ';') parts.push({ text: '', comment: '' });
    else part.text += character;
  }
  return parts;
}
