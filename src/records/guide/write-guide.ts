import type { Translator } from '../../i18n/translator.ts';
import type { ChanceKind } from '../../kernel/chance-kind.ts';
import type { OptionField } from '../../kernel/option-field.ts';
import type { GameModule, Rules } from '../../kernel/rules.ts';
import { isOfKind } from './is-of-kind.ts';
import type { Met, MetDraw } from './met.ts';
import { guideWords } from './say.ts';
import { shapeLines } from './shape-text.ts';

/**
 * How a game is written down, as Markdown, from what random games met (`meetQuestions`): seats, options, chance, every
 * decision and correction with an example.
 */
export function writeGuide(met: Met, { rules }: GameModule, words: Translator): string {
  const say = guideWords(words);
  return [
    `# ${say('guide.title', { game: rules.name })}`,
    say('guide.made'),
    `## ${say('guide.seats')}`,
    seatLines(rules, words).join('\n'),
    `## ${say('guide.options')}`,
    say('guide.options-what', { example: rules.optionFields[0]?.id ?? '' }),
    [say('guide.option-columns'), ...rules.optionFields.map((field) => optionLine(field, words))].join('\n'),
    `## ${say('guide.chance')}`,
    say('guide.chance-what', { example: drawText(met) }),
    [say('guide.chance-columns'), ...(rules.chance ?? []).map((kind) => chanceLine(kind, met, words))].join('\n'),
    ...(rules.chance ?? []).flatMap((kind) => cardParts(rules, kind, words)),
    `## ${say('guide.decisions')}`,
    say('guide.decisions-what'),
    ...Object.keys(rules.decisions).flatMap((name) => decisionParts(rules, name, met, words)),
    `## ${say('guide.corrections')}`,
    say('guide.corrections-what'),
    ...[...met.corrections].flatMap(([name, { label, prompt, choice, example }]) => [
      `### ${name}: ${words.t(label)}`,
      say('guide.asked', { prompt }),
      say('guide.answer', { shape: shapeLines(choice, words).join('\n') }),
      fenced(example),
    ]),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function seatLines(rules: Rules, words: Translator): readonly string[] {
  const say = guideWords(words);
  const { min, max } = rules.players;
  return Array.from({ length: max - min + 1 }, (_, i) => {
    const players = min + i;
    const seats = rules.seats(players, rules.parseOptions({}));
    const named = seats.map((seat) => say('guide.seat', { id: seat, name: rules.seatName(seat) }));
    return `- ${say('guide.seats-of', { players, seats: named })}`;
  });
}

function optionLine({ id, label, values, initial }: OptionField, words: Translator): string {
  const sorted = values.toSorted((a, b) => Number(b.id === initial) - Number(a.id === initial));
  const possible = sorted
    .map((value) => guideWords(words)('guide.id', { id: value.id, label: value.label }))
    .join('; ');
  return `| \`${id}\` | ${possible} | ${words.t(label)} |`;
}

function chanceLine({ purpose, what }: ChanceKind, met: Met, words: Translator): string {
  const say = guideWords(words);
  const draw = [...met.draws.values()].find((one) => isOfKind(one.purpose, purpose));
  const named = draw && draw.purpose !== purpose ? `\`${purpose}\`, e.g. \`${draw.purpose}\`` : `\`${purpose}\``;
  return `| ${named} | ${draw ? resultText(draw, words) : say('guide.not-met')} | ${words.t(what)} |`;
}

function cardParts(rules: Rules, { purpose, cards }: ChanceKind, words: Translator): readonly string[] {
  if (!cards) return [];
  const say = guideWords(words);
  const rows = cards(rules.builtInPack().pack).map(({ id, name }) => `| \`${id}\` | ${words.t(name)} |`);
  return [`### ${say('guide.cards', { purpose })}`, [say('guide.card-columns'), ...rows].join('\n')];
}

function resultText({ result, sides }: MetDraw, words: Translator): string {
  const say = guideWords(words);
  if (typeof result === 'number') return say('guide.die', { sides, result });
  if (typeof result === 'string') return say('guide.pick', { result: JSON.stringify(result) });
  const few = result.slice(0, 3).map((id) => JSON.stringify(id));
  return say('guide.list', { result: `[${few.join(', ')}${result.length > few.length ? ', …' : ''}]` });
}

function drawText({ draws }: Met): string {
  const die = [...draws.values()].find(({ result }) => typeof result === 'number');
  const [first] = draws.values();
  const { purpose = '', result = '' } = die ?? first ?? {};
  const short = typeof result === 'object' ? result.slice(0, 2) : result;
  return `{ "purpose": ${JSON.stringify(purpose)}, "result": ${JSON.stringify(short)} }`;
}

function decisionParts(rules: Rules, name: string, met: Met, words: Translator): readonly string[] {
  const say = guideWords(words);
  const question = met.decisions.get(name);
  const section = rules.decisions[name]?.section ?? '';
  const head = `### ${say('guide.decision', { name, section, offered: String(question?.offered ?? false) })}`;
  if (!question) return [head, say('guide.rare', { why: rules.decisions[name]?.rare ?? '' })];
  const { prompt, choice, example } = question;
  const shape = shapeLines(choice, words).join('\n');
  return [head, say('guide.asked', { prompt }), say('guide.answer', { shape }), fenced(example)];
}

function fenced(data: object): string {
  return `\`\`\`json\n${JSON.stringify(data)}\n\`\`\``;
}
