/** A message key that a file uses. */
export type UsedKey = {
  readonly key: string;
  readonly file: string;
  /** Only its beginning is written there; the rest comes at run time. */
  readonly composed: boolean;
  /** Composed of what a pack holds (`kernel/printed.ts`): all messages that begin so are used. */
  readonly printed: boolean;
  /** It can be nothing but a message key: it is given to `t` or `text`. */
  readonly sure: boolean;
};

const KEY = String.raw`[a-z][a-z0-9-]*\.[a-z0-9][a-z0-9.-]*`;
const IN_CODE = new RegExp(`(?<sure>\\btext\\()?(?<quote>['"])(?<key>${KEY})\\k<quote>`, 'g');
const COMPOSED_IN_CODE = new RegExp(`(?<printed>\\bprintedAs\\()?\`(?<key>${KEY})\\$\\{`, 'g');
const IN_TEMPLATE = new RegExp(`(?<sure>[{(]t )?(?<quote>['"])(?<key>${KEY})\\k<quote>`, 'g');
const COMPOSED_IN_TEMPLATE = new RegExp(`\\(concat (?<quote>['"])(?<key>${KEY})\\k<quote>`, 'g');
/** Names of files and templates look like keys: such a literal counts as used, and is never missing. */
export const FILE_NAME: RegExp = /\.(ts|js|mjs|json|html|text|hbs|svg|png|css|woff2|csv|txt)$/;

/**
 * The keys in a source file or template: every literal that has the form of one; the check knows which rooms there are.
 */
export function usedKeys(file: string, source: string): readonly UsedKey[] {
  const template = file.endsWith('.hbs');
  const composed = [...source.matchAll(template ? COMPOSED_IN_TEMPLATE : COMPOSED_IN_CODE)].map((match) =>
    toUse(match, file, true),
  );
  const beginnings = new Set(template ? composed.map(({ key }) => key) : []);
  const whole = [...source.matchAll(template ? IN_TEMPLATE : IN_CODE)]
    .map((match) => toUse(match, file, false))
    .filter(({ key }) => !beginnings.has(key));
  return [...whole, ...composed];
}

function toUse(match: RegExpExecArray, file: string, composed: boolean): UsedKey {
  const groups: { readonly [name: string]: string | undefined } = match.groups ?? {};
  const { key = '' } = groups;
  return {
    key,
    file,
    composed: composed || /[-.]$/.test(key),
    sure: groups.sure !== undefined,
    printed: groups.printed !== undefined,
  };
}
