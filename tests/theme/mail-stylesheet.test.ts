import { expect, test } from '@jest/globals';
import juice from 'juice';
import { mailStylesheet } from '../../src/theme/mail-stylesheet.ts';
import { DARK, LIGHT, seatLook } from '../../src/theme/tokens.ts';

const css = mailStylesheet();

test('the light colours are inlined and the dark ones stay in a media query', () => {
  const html = juice(
    `<html><head><style>${css}</style></head><body class="mail"><a class="button" href="#">x</a></body></html>`,
    { preserveImportant: true },
  );
  expect(html).toMatch(new RegExp(`<a [^>]*background-color: ${LIGHT.accent}`));
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  expect(html).toContain(`${DARK.accent} !important`);
});

test('values are filled in: mail programs know no custom properties', () => {
  expect(css).not.toMatch(/var\(|--/);
  expect(css).toContain(seatLook(6).light);
  expect(css).toContain(seatLook(6).dark);
});

test('all that stays in the head outdoes what is inlined', () => {
  const [, ...media] = css.split('@media');
  expect(media).toHaveLength(2);
  for (const rules of media) {
    const declarations = [...rules.slice(rules.indexOf('{') + 1).matchAll(/[\w-]+: [^;{}]+(?=[;}])/g)].map(
      ([one]) => one,
    );
    expect(declarations.length).toBeGreaterThan(4);
    expect(declarations.filter((one) => !one.endsWith(' !important'))).toEqual([]);
  }
});
