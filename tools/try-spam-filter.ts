/*
 * Gives six mails as they would be sent to SpamAssassin: `node tools/run.mjs tools/try-spam-filter.ts`. Its local rules
 * alone judge, so nothing is asked of the network. Each must score less than 1, and a mail that everybody agrees is
 * spam must be found out. Ends with 0 when it is so, with 1 when it is not, and with 3 when there is no SpamAssassin.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPictures } from '../src/pictures/pictures.ts';
import { sixMails } from './mails/six-mails.ts';

export const NOT_TRIED = 3;
/** SpamAssassin calls it spam from 5 on. */
const MOST_POINTS = 1;

/** The text that every filter counts as spam: https://spamassassin.apache.org/gtube/ */
const SPAM = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
const KNOWN_SPAM = `From: a@example.org\r\nTo: b@example.org\r\nSubject: test\r\n\r\n${SPAM}\r\n`;

type Judgement = { readonly points: number; readonly rules: readonly string[] };

/** Tries it with this program; gives the code to end with. */
export async function trySpamFilter(program: string, say: (line: string) => void): Promise<number> {
  if (spawnSync(program, ['--version']).status !== 0) {
    say('NOT TRIED: this machine has no SpamAssassin to judge six mails.');
    return NOT_TRIED;
  }
  const pictures = createPictures();
  const six = await sixMails({ pictures, now: new Date() }).finally(() => pictures.close());
  const [known, ...judged] = judge(program, [Buffer.from(KNOWN_SPAM), ...six.map(({ raw }) => raw)]);
  if (!known || known.points < MOST_POINTS) {
    say('SpamAssassin takes the mail with which filters are tried for a good one: its rules are missing.');
    return 1;
  }
  if (judged.length !== six.length) {
    say(`SpamAssassin has judged ${judged.length} of six mails.`);
    return 1;
  }
  for (const [i, { points, rules }] of judged.entries())
    say(`${points.toFixed(1)} ${six[i]?.name}: ${rules.join(', ')}`);
  const bad = judged.filter(({ points }) => points >= MOST_POINTS).length;
  say(bad === 0 ? 'No mail looks like spam.' : `${bad} of six mails score ${MOST_POINTS} or more.`);
  return bad === 0 ? 0 : 1;
}

/** What its local rules say of mails as they go over the wire; it is started once for all, which takes it longest. */
function judge(program: string, raws: readonly Uint8Array[]): readonly Judgement[] {
  const folder = mkdtempSync(join(tmpdir(), 'despatch-spam-'));
  try {
    const files = raws.map((raw, i) => {
      const file = join(folder, `${i}.eml`);
      writeFileSync(file, raw);
      return file;
    });
    const options = ['--local', '--test-mode', '--nocreate-prefs'];
    const { stdout } = spawnSync(program, [...options, ...files], { encoding: 'utf8', maxBuffer: 50_000_000 });
    return readJudgements(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the header that SpamAssassin writes into each mail:
 * `X-Spam-Status: No, score=-0.0 required=5.0 tests=HTML_MESSAGE,…`.
 */
function readJudgements(said: string): readonly Judgement[] {
  return [...said.matchAll(/^X-Spam-Status:.*(?:\r?\n[ \t].*)*/gm)].flatMap(([header]) => {
    const status = header.replaceAll(/\s*\n\s+/g, ' ');
    const points = /score=(-?\d+(?:\.\d+)?)/.exec(status)?.[1];
    const rules = /tests=(.*?)(?: [a-z]+=|$)/.exec(status)?.[1] ?? '';
    return points === undefined ? [] : [{ points: Number(points), rules: rules.split(/[,\s]+/).filter(Boolean) }];
  });
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1]))
  process.exitCode = await trySpamFilter('spamassassin', console.log);
