import { games } from '../../src/games/registry.ts';
import { type ExampleMail, type ExampleName, writeExample } from '../../src/mail/examples/example-mails.ts';
import type { ExampleHouse } from '../../src/mail/examples/example-table.ts';

type Chosen = ExampleName & { readonly game: string };

/** The mails that mail programs and a filter for spam must take: what players get most, and what strangers get first. */
const SIX: readonly Chosen[] = [
  { kind: 'turn', variant: 'usual', game: 'iron-curtain' },
  { kind: 'turn', variant: 'usual', game: 'versailles-1919' },
  { kind: 'concern', variant: 'usual', game: 'versailles-1919' },
  { kind: 'digest', variant: 'usual', game: 'versailles-1919' },
  { kind: 'reply', variant: 'unread', game: 'iron-curtain' },
  { kind: 'invitation', variant: 'usual', game: 'iron-curtain' },
];

/** A server as one would be run. */
const SETTINGS = {
  ...{ baseUrl: 'https://despatch.example.org', mailFrom: 'Despatch <despatch@despatch.example.org>' },
  ...{ replyDomain: 'in.despatch.example.org', mailMergeSeconds: 60, builtInMailbox: false },
} as const;

export type SixMail = ExampleMail & { readonly name: string };

/** Six mails as they would be sent, by name. */
export async function sixMails({ pictures, now }: Pick<ExampleHouse, 'pictures' | 'now'>): Promise<readonly SixMail[]> {
  const mails = SIX.map(async ({ game, ...example }) => {
    const module = games.get(game);
    const mail = module && (await writeExample(module, example, { pictures, now, settings: SETTINGS, locale: 'en' }));
    if (!mail) throw new Error(`${game} has no example ${example.kind} ${example.variant}`);
    return { ...mail, name: `${example.kind} of ${game}` };
  });
  return Promise.all(mails);
}
