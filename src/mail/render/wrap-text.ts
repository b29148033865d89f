const WIDTH = 76;
const QUOTE = '> ';

/**
 * Plain text for mail: lines of at most 76 characters, broken between words with the indent kept (a list's hanging
 * indent and the mark of a quotation too), no blanks at line ends, never more than one empty line. Links and commands
 * are never broken.
 */
export function wrapText(text: string): string {
  return `${text
    .split('\n')
    .map(wrapLine)
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()}\n`;
}

function wrapLine(line: string): string {
  const indent = /^(\s*(?:(?:\d+|[a-z]{1,2})\. +|[-■◆●▲✚▬○] +)?|> )/u.exec(line)?.[1] ?? '';
  // Under a mark the text hangs; a plain indented line shows by a deeper indent that it goes on.
  const hang = indent === QUOTE ? QUOTE : ' '.repeat(indent.length + (indent !== '' && indent.trim() === '' ? 2 : 0));

  const words = line.slice(indent.length).split(/ +/u).filter(Boolean);
  const lines: string[] = [];
  let current = indent;
  let empty = true;

  for (const word of words) {
    if (!empty && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = hang;
      empty = true;
    }
    current += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(current);
  return lines.map((l) => l.trimEnd()).join('\n');
}
