import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OPERATING = fileURLToPath(new URL('../../docs/operating.md', import.meta.url));
const HEADING = "### Everything, with PostgreSQL's tools";

/** What the operators' page names as an example. */
export type Examples = { readonly file: string; readonly newUrl: string };
const EXAMPLES: Examples = { file: 'despatch.dump', newUrl: 'postgresql://…/despatch_new' };

/** The lines that the operators' page gives for a backup with pg_dump, with a real file and address for its examples. */
export function documentedLines(real: Examples): string {
  const [, after = ''] = readFileSync(OPERATING, 'utf8').split(HEADING);
  const block = /```\n(.*?)```/s.exec(after)?.[1] ?? '';
  for (const example of Object.values(EXAMPLES))
    if (!block.includes(example))
      throw new Error(`docs/operating.md gives no lines with ${example} below “${HEADING}”`);
  return block.replaceAll(EXAMPLES.file, real.file).replaceAll(EXAMPLES.newUrl, real.newUrl);
}
