import { expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { overNews } from '../../src/mail/kinds/over.ts';
import { composeDigest } from '../../src/mail/turn/compose-digest.ts';
import { writeTableMail } from '../../src/mail/turn/write-table-mail.ts';
import { BASE, NOW, SEATS, tableMail, words } from './sample-mails.ts';

const madrid = translator('en', 'Europe/Madrid');
const url = `${BASE}/t/some/campaign`;
const { table } = tableMail({});
const mail = tableMail({ table: { ...table, chronicle: { words: words('The campaign so far'), url } } });
const head = { subject: words('s'), headline: words('h'), leads: [] };

test('the story of a game is linked at its end, and in a digest, but not in every mail', () => {
  const seats = SEATS.map(({ seat, name }) => ({ id: seat, name }));
  const outcome = { summary: words('Peace'), winners: [], standings: [], sheet: [] };
  const end = { outcome, seed: '00', seats, recordUrl: `${BASE}/record.json` };
  const over = writeTableMail(mail, { ...head, end }, madrid);
  const digest = composeDigest(
    { tables: [{ mail, occasions: [overNews(end)] }], clubs: [], unsubscribeUrl: BASE, baseUrl: BASE, now: NOW },
    madrid,
  );
  for (const { text, html } of [over, digest]) {
    expect(text).toContain(`The campaign so far: ${url}`);
    expect(html).toContain(`<a href="${url}"`);
  }
  expect(writeTableMail(mail, head, madrid).text).not.toContain(url);
});
