import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { type Config, DKIM_SELECTOR_USUAL, domainOf, loadConfig } from '../config.ts';
import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import { checkMx, checkSendingDns } from '../mail/check/check-dns.ts';
import { checkListener, checkMailbox, checkSmtp } from '../mail/check/check-ways.ts';
import { dkimName, dkimRecord, newDkimKey } from '../mail/check/dkim-record.ts';
import type { Finding } from '../mail/check/finding.ts';
import { type AskDns, systemDns } from '../mail/inbound/proof/ask-dns.ts';
import { readDkimKey } from '../server/read-key-files.ts';

/** `mail check`, `mail dkim`: what an operator needs so that mail arrives. Neither needs the database. */
export function addCheckCommands(mail: Command, words: Translator): void {
  mail
    .command('check')
    .description(words.text('mail-check.about'))
    .action(async () => {
      const findings = await checkMail(loadConfig(), systemDns());
      for (const { good, words: said } of findings) console.log(`${words.text(labelOf(good))}: ${words.t(said)}`);
      const bad = findings.filter(({ good }) => good === false).length;
      console.log(words.text('mail-check.count', { bad }));
      if (bad > 0) process.exitCode = 1;
    });
  mail
    .command('dkim')
    .description(words.text('mail-check.dkim-about'))
    .option('--out <file>', words.text('mail-check.dkim-file'))
    .action(({ out }: { out?: string }) => {
      const config = loadConfig();
      const domain = config.dkim?.domain ?? domainOf(config.mailFrom);
      const selector = config.dkim?.selector ?? DKIM_SELECTOR_USUAL;
      const key = readDkimKey(config.dkim)?.privateKey ?? makeKey(out ?? join(config.dataDir, 'dkim.pem'), words);
      console.log(words.text('mail-check.dkim-records'));
      console.log(`${dkimName(selector, domain)}.  TXT  ${inStrings(dkimRecord(key))}`);
      console.log(`${domain}.  TXT  "v=spf1 mx -all"`);
      console.log(`_dmarc.${domain}.  TXT  "v=DMARC1; p=none; rua=mailto:postmaster@${domain}"`);
      console.log(words.text('mail-check.dkim-advice', { domain }));
    });
}

/** Tries all that is configured, one after the other, and looks into the DNS. */
export async function checkMail(config: Config, ask: AskDns): Promise<readonly Finding[]> {
  const { replies, mailFrom, host, baseUrl, port } = config;
  const domain = domainOf(mailFrom);
  const domains = [...new Set([domain, ...(replies ? [replies.domain] : [])])];
  const findings = [await checkSmtp(config.smtpUrl)];
  findings.push(...(await checkSendingDns({ domains, dkim: readDkimKey(config.dkim) }, ask)));
  if (!replies) return [...findings, { good: undefined, words: msg('mail-check.no-replies') }];

  const { listener, imapUrl, webhookSecret } = replies;
  findings.push(await checkMx(replies.domain, ask));
  if (listener) findings.push(await checkListener(host, listener.port));
  if (imapUrl) findings.push(await checkMailbox(imapUrl));
  const url = `${baseUrl ?? `http://localhost:${port}`}/api/inbound-mail`;
  if (webhookSecret)
    findings.push({ good: undefined, words: msg('mail-check.webhook', { domain: replies.domain, url }) });
  return findings;
}

function labelOf(good: Finding['good']) {
  if (good === undefined) return 'mail-check.open';
  return good ? 'mail-check.good' : 'mail-check.bad';
}

/** Only its owner can read the file. */
function makeKey(out: string, words: Translator): string {
  const file = resolve(out);
  const key = newDkimKey();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, key, { mode: 0o600, flag: 'wx' });
  chmodSync(file, 0o600);
  console.log(words.text('mail-check.dkim-made', { file }));
  return key;
}

/** A text of the DNS comes in strings of at most 255 characters. */
function inStrings(text: string): string {
  return (text.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ');
}
