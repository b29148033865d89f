import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import type { Field } from '../../../src/kernel/choice.ts';
import { proposalOf } from '../../../src/mail/replies/open-deals.ts';
import { updatePlayer } from '../../../src/people/update-player.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { type PressGame, pressGame, type Writer } from '../../press/press-world.ts';
import { flush, type MailWorld, mailWorld, newestMail, playOn } from '../harness/mail-world.ts';
import { DOMAIN, flat, letAct, PROVEN, reply, seqOf } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
});
afterAll(() => world.close());

type Sitting = { readonly game: PressGame; readonly asked: Writer; readonly other: Writer };

/** A game in its first turns; `asked` has a mail, and deals may be proposed. */
async function table(locale = 'en'): Promise<Sitting> {
  const { services: s } = world;
  const game = await pressGame(s);
  const writers = [game.fr, game.uk, game.us, game.it];
  for (const { playerId } of writers) {
    await letAct(world, playerId);
    await updatePlayer(s, { playerId, locale });
  }
  for (let turns = 0; turns < 60; turns += 1) {
    await playOn(s, game.tableId);
    const { seat } = await s.db.pendingAnswer.findFirstOrThrow({ where: { tableId: game.tableId } });
    const asked = writers.find((one) => one.seat === seat);
    const other = writers.find((one) => one.seat !== seat);
    if (!asked || !other || !(await promiseFields(game, asked))) continue;
    await flush(world);
    return { game, asked, other };
  }
  throw new Error('no deal could be proposed');
}

async function promiseFields({ tableId }: PressGame, { seat }: Writer): Promise<readonly Field[] | undefined> {
  const choice = proposalOf(await viewTable(world.services, tableId, seat))?.question.choice;
  return choice?.kind === 'form' && choice.fields.some(({ id }) => id === 'mine') ? choice.fields : undefined;
}

const openDeals = async ({ tableId }: PressGame, { seat }: Writer) =>
  (await viewTable(world.services, tableId, seat)).optionalActions.flatMap(({ name, question }) =>
    name === 'answer-deal' ? [question.prompt] : [],
  );

test.each([
  ['en', 'deals', 'deal', 'You promise', 'not binding: see you next turn', 'accept', 'withdraw', 'done:'],
  ['es', 'tratos', 'trato', 'Prometes', 'no vinculante: nos vemos', 'aceptar', 'retirar', 'hecho:'],
] as const)(
  'a deal of Versailles is made by replies in “%s”',
  async (locale, deals, deal, mine, note, accept, withdraw, done) => {
    const { game, asked, other } = await table(locale);
    const { t } = translator(locale, 'UTC');
    const fields = (await promiseFields(game, asked)) ?? [];
    const field = fields.find(({ id }) => id === 'mine');
    const promise = field?.choice.kind === 'some' ? field.choice.options[0] : undefined;
    const name = t(world.services.games.get('versailles-1919')?.rules.seatName(other.seat) ?? { key: 'none' });
    const by = { from: asked.email, proof: PROVEN };

    const listed = await reply(world, await newestMail(world, asked.email), deals, by);
    const words = promise ? t(promise.label) : '';
    expect(flat(listed.text)).toContain(words);
    const example = /(?:For example|Por ejemplo): (.+?)\n\n/su.exec(listed.text)?.[1] ?? '';
    expect(example).toContain(`${deal} `);
    const tried = await reply(world, listed, flat(example), { from: asked.email });
    expect(tried.subject).toMatch(/confirm/);
    const before = await seqOf(world, game.tableId);
    const wrong = await reply(world, listed, `${deal} ${name}: ${mine}: ${words} twice; ${note}`, by);
    expect(await seqOf(world, game.tableId)).toBe(before);
    expect(flat(wrong.text)).toContain(words);
    const unread = await reply(world, listed, `${deal} ${name}: ???`, by);
    expect(flat(unread.text)).toContain(t({ key: 'reply.quoted', args: { words: field?.label ?? '' } }));

    // The words of the page, with a line broken by a mail program, and capitals.
    const broken = words.replace(/ (\S+)$/u, '\n$1').toUpperCase();
    const proposed = await reply(world, wrong, `${deal} ${name.toLowerCase()}: ${broken};\n${note}`, by);
    expect(proposed.subject).toContain(done);
    expect(await openDeals(game, other)).toHaveLength(1);

    world.services.clock.advance(600_000);
    await flush(world);
    const mail = await newestMail(world, other.email);
    const accepted = await reply(world, mail, `${deal} 1 ${accept}`, { from: other.email, proof: PROVEN });
    expect(accepted.subject).toContain(done);
    expect(await openDeals(game, other)).toEqual([]);

    // Another one is taken back by whoever proposed it.
    const second = field?.choice.kind === 'some' ? field.choice.options[2] : undefined;
    const more = await reply(world, proposed, `${deal} ${name}: ${mine}: ${second ? t(second.label) : ''}`, by);
    expect(await openDeals(game, other)).toHaveLength(1);
    const withdrawn = await reply(world, more, `${deal} 2 ${withdraw}`, by);
    expect(withdrawn.subject).toContain(done);
    expect(await openDeals(game, other)).toEqual([]);
  },
);
