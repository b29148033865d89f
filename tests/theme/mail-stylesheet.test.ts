import { expect, test } from '@jest/globals';
import { inlineMailStyles } from '../../src/theme/inline-mail-styles.ts';
import { mailHeadStylesheet, mailStylesheet } from '../../src/theme/mail-stylesheet.ts';
import { DARK, LIGHT, seatLook } from '../../src/theme/tokens.ts';

const [css, head] = [mailStylesheet(), mailHeadStylesheet()];

test('the light colours are inlined, and the dark ones are in a media query', () => {
  expect(inlineMailStyles('<a class="button" href="#">x</a>')).toMatch(
    new RegExp(`^<a class="button" href="#" style="[^"]*background-color: ${LIGHT.accent}`),
  );
  expect(css).not.toContain('@media');
  expect(head).toMatch(/^@media \(prefers-color-scheme:dark\)/);
  expect(head).toContain(`${DARK.accent} !important`);
});

test('styles are inlined in a part of a template, and what is in braces stays as it is', () => {
  const source =
    '{{#each rows}}<tr><td class="answer"><a href="{{url}}">{{#if (and a "b")}}{{> mail/part}}{{/if}}</a></td></tr>' +
    "{{/each}}{{{stylesheet}}}<b>{{t 'mail.brand' n=1}} & <br></b>";
  expect(inlineMailStyles(source).replaceAll(/ style="[^"]*"/g, '')).toBe(source);
});

test('what a template says itself of an element outdoes its classes', () => {
  const [, style = ''] = /style="([^"]*)"/.exec(inlineMailStyles('<p class="seat" style="color:{{ink}}">x</p>')) ?? [];
  expect(style).toMatch(/font-weight: 600;.* color: \{\{ink\}\};$/);
  expect(style.match(/(?<![-\w])color:/g)).toHaveLength(1);
});

test('values are filled in: mail programs know no custom properties', () => {
  expect(css + head).not.toMatch(/var\(|--/);
  expect(css).toContain(seatLook(6).light);
  expect(head).toContain(seatLook(6).dark);
});

test('all that stays in the head outdoes what is inlined', () => {
  const media = head.split('@media').slice(1);
  expect(media).toHaveLength(2);
  for (const rules of media) {
    const declarations = [...rules.slice(rules.indexOf('{') + 1).matchAll(/[\w-]+: [^;{}]+(?=[;}])/g)].map(
      ([one]) => one,
    );
    expect(declarations.length).toBeGreaterThan(4);
    expect(declarations.filter((one) => !one.endsWith(' !important'))).toEqual([]);
  }
});
