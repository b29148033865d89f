import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const SRC = fileURLToPath(new URL('../../../src', import.meta.url));

/*
 * What has an opacity of its own is drawn as a layer, and resvg aborts the whole process where a layer lies outside of
 * the picture: no error that could be caught. `stroke-opacity` and `fill-opacity` make no layer; nor may anything else.
 */
test('nothing that is drawn makes a layer of its own', () => {
  const drawing = ['theme', 'games'].flatMap((room) =>
    readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(SRC, room, file)),
  );
  const layers = /(?<![\w-])opacity\s*[:=]|'clip-path'\s*:/;
  expect(drawing.length).toBeGreaterThan(300);
  expect(drawing.filter((file) => layers.test(readFileSync(file, 'utf8')))).toEqual([]);
});
