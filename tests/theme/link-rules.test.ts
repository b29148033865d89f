import { expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { msg } from '../../src/kernel/msg.ts';
import { linkRules } from '../../src/theme/link-rules.ts';

const english = translator('en', 'UTC');
const refused = (problem: string, section: string) => msg('kernel.by-rule', { problem, section });

test.each(['en', 'es', 'it', 'ja'])('the rule of a refusal is a link in the words of each language: %s', (language) => {
  const said = linkRules(refused('No.', '4.1'), 'marches', translator(language, 'UTC'));
  expect(said).toMatch(/No\..*<a class="section" href="\/games\/marches\/rules#4\.1">[^<]*4\.1<\/a>/);
});

test('of several rules each is its own link, though one begins like another; of a list, its first section', () => {
  const lines = [refused('One.', '7.3'), refused('Two (Rule 12.2).', '7.3.1, 7.4')].map((problem, i) =>
    msg('kernel.in-line', { line: i + 1, problem }),
  );
  const said = linkRules(msg('kernel.wrong-lines', { lines, more: 0 }), 'marches', english);
  const pages = ['7.3', '12.2', '7.3.1'].map((section) => `href="/games/marches/rules#${section}"`);
  expect(said.match(/href="[^"]*"/g)).toEqual(pages);
  expect(said).toContain('>Rule 7.3.1, 7.4</a>');
});

test('what somebody wrote stays text, and nothing is linked where no game is', () => {
  expect(linkRules(refused('<b>No</b> &amp;', '4.1'), 'marches', english)).toContain('&lt;b&gt;No&lt;/b&gt; &amp;amp;');
  expect(linkRules(refused('No.', '4.1'), undefined, english)).toBe('No. (Rule 4.1)');
});
