/**
 * A page with its code as the files have it now: a block of TypeScript that begins with `// path` is that whole file,
 * one that begins with `// path: name` the declaration of that name there, with the comment above it. Throws where
 * there is no such declaration.
 */
export function fillExcerpts(page: string, fileAt: (path: string) => string): string {
  return page.replaceAll(/^```ts\n\/\/ ([^\s:]+)(?:: (\w+))?\n.*?^```/gms, (_, path: string, name?: string) => {
    const [first, code] = name ? [`${path}: ${name}`, declarationIn(fileAt(path), name)] : [path, fileAt(path)];
    return `\`\`\`ts\n// ${first}\n${code}\`\`\``;
  });
}

function declarationIn(source: string, name: string): string {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => new RegExp(`^(export )?(const|function|type) ${name}\\b`).test(line));
  if (at < 0) throw new Error(`no declaration of ${name}`);

  const isComment = (line = '') => /^(\/\*\*| \*)/.test(line);
  let from = at;
  while (isComment(lines[from - 1])) from -= 1;
  const opens = /[{([]$/.test(lines[at] ?? '');
  const to = lines.findIndex((line, i) => i >= at && (opens ? /^[})\]]/.test(line) : line.endsWith(';')));
  return lines
    .slice(from, to + 1)
    .map((line) => `${line}\n`)
    .join('');
}
