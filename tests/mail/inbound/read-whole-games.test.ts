import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import { games } from '../../../src/games/registry.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { Answer, PlainChoice } from '../../../src/kernel/choice.ts';
import { copyMachine } from '../../../src/kernel/copy-machine.ts';
import { optionalActionName } from '../../../src/kernel/decision-id.ts';
import { describeAnswer } from '../../../src/kernel/describe-answer.ts';
import { hmacChance, seedHash } from '../../../src/kernel/hmac-chance.ts';
import type { AnsweredEntry } from '../../../src/kernel/log.ts';
import type { Machine } from '../../../src/kernel/machine.ts';
import { explainAnswer, questionFor } from '../../../src/kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { readAnswer } from '../../../src/mail/inbound/read-answer.ts';
import { readTerms } from '../../../src/mail/replies/read-terms.ts';

type Form = Extract<PlainChoice, { kind: 'form' }>;
const PLAYERS: { readonly [game: string]: number } = { 'iron-curtain': 2, 'versailles-1919': 4 };

/** A random game, and what words mean that say its answers. */
function readGame(id: string, locale: string, seed: string) {
  const module = games.get(id);
  if (!module) throw new Error(`no ${id}`);
  const { rules } = module;
  const options = rules.parseOptions({});
  const pack = rules.builtInPack();
  const seats = rules.seats(PLAYERS[id] ?? 2, options);
  const game = { rules, setting: { seats, options, pack: pack.pack, ruleset: rules.ruleset.current } };
  const setup = { ...looseSetup(game, {}, pack.hash), seedHash: seedHash(seed) };
  const { t } = translator(locale, 'UTC');
  let before: Machine | undefined;
  const count = { answers: 0, deals: 0, unclear: 0 };
  const wrong: unknown[] = [];

  const look = (machine: Machine, { decision, seat, answer }: AnsweredEntry) => {
    const question = questionFor(game, machine, decision, seat);
    if (!question || question.choice.kind === 'sheet') return;
    const { choice } = question;
    const words = t(describeAnswer(choice, answer));
    if (optionalActionName(decision) === 'propose-deal' && choice.kind === 'form') {
      count.deals += 1;
      const judge = (given: Answer) => explainAnswer(game, machine, { decision, seat, answer: given });
      const terms = termsOf(choice, answer, t);
      const read = readTerms(choice, terms, { partners: [], seats, t, judge });
      if (!('answer' in read) || !isDeepStrictEqual({ ...Object(read.answer) }, { ...Object(answer) }))
        wrong.push([terms, read]);
      return;
    }
    count.answers += 1;
    const read = readAnswer({ game, machine, seat, decision, question }, words, { t, known: [] });
    if (!isDeepStrictEqual(read.answer, answer)) wrong.push([decision, words, answer, read]);
    else if (!read.literal) count.unclear += 1;
  };
  playAtRandom({
    game,
    setup,
    chance: hmacChance(seed, { game: setup.table, salts: setup.salts }),
    random: seededRandom(seed),
    talkative: true,
    answers: 500,
    each: (entry, { machine }) => {
      if (before && entry.kind === 'answered') look(before, entry);
      before = copyMachine(machine);
    },
  });
  return { ...count, wrong };
}

/** A proposal as somebody writes it in the words of its form. */
function termsOf({ fields }: Form, answer: Answer, t: ReturnType<typeof translator>['t']): string {
  const given: { readonly [field: string]: Answer } = Object(answer);
  return fields
    .flatMap(({ id, label, choice }) => {
      const value = given[id];
      if (value === undefined) return [];
      // Each promise by itself, as the mail lists them; a text as it is.
      if (choice.kind === 'some' && Array.isArray(value))
        return choice.options
          .filter((option) => value.some((one) => one === option.id))
          .map((option) => t(option.label));
      return [`${t(label)}: ${choice.kind === 'text' ? String(value) : t(describeAnswer(choice, value))}`];
    })
    .join('; ');
}

test.each([
  ['iron-curtain', 'en'],
  ['iron-curtain', 'es'],
  ['iron-curtain', 'it'],
  ['iron-curtain', 'ja'],
  ['versailles-1919', 'en'],
  ['versailles-1919', 'es'],
  ['versailles-1919', 'it'],
  ['versailles-1919', 'ja'],
])(
  'every answer of %s is read from its words in “%s”',
  (game, locale) => {
    const { answers, deals, unclear, wrong } = readGame(game, locale, `reads ${game}`);
    console.log(`${game} in ${locale}: ${answers} answers, ${deals} deals; ${unclear} understood and not clear.`);
    expect(wrong.slice(0, 6)).toEqual([]);
    expect(unclear).toBe(0);
    expect(answers).toBeGreaterThan(50);
  },
  120_000,
);
