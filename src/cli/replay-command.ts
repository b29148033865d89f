import { Command } from 'commander';
import { games } from '../games/registry.ts';
import { msg } from '../i18n/msg.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Viewer } from '../kernel/decision.ts';
import { positionOf } from '../kernel/machine.ts';
import { narrateFact } from '../kernel/narrate-fact.ts';
import { outcomeOf } from '../kernel/outcome-of.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readRecord } from '../records/read-record.ts';
import { lettersOf } from '../records/record-letters.ts';
import { type ReplayedRecord, replayRecord } from '../records/replay-record.ts';
import { count } from './fuzz-command.ts';
import { askedData, askedLines } from './list-asked.ts';
import { readJson } from './read-json.ts';

type Options = { readonly until?: number; readonly view: string; readonly json?: boolean };

/** `replay record.json`: the story and the position of a record; checks every hash and, with the seed, every roll. */
export function replayCommand(words: Translator): Command {
  return new Command('replay')
    .description(words.text('cli.replay'))
    .argument('<record>', words.text('cli.replay-record'))
    .option('--until <seq>', words.text('cli.replay-until'), count)
    .option('--view <viewer>', words.text('cli.replay-view'), 'moderator')
    .option('--json', words.text('cli.replay-json'))
    .action(async (file: string, options: Options) => {
      const record = readRecord(await readJson(file));
      const replayed = replayRecord(record, games, options.until);
      if (options.until === undefined) lettersOf(record, replayed, '');
      const viewer = viewerOf(replayed, options.view);
      console.log(options.json ? asJson(replayed, viewer, words) : asText(replayed, viewer, words));
      if (!sound(replayed)) process.exitCode = 1;
    });
}

function viewerOf({ game }: ReplayedRecord, name: string): Viewer {
  const viewers = [...game.setting.seats, 'spectator', 'moderator'];
  const known = viewers.find((viewer) => viewer.toLowerCase() === name.toLowerCase());
  if (known) return known;
  throw new Refusal('bad-input', msg('cli.unknown-viewer', { given: name, viewers }));
}

function sound({ wrongHashes, rolls, words }: ReplayedRecord): boolean {
  return wrongHashes.length === 0 && words.wrong.length === 0 && rolls.differing.length === 0 && rolls.seedFits;
}

function story({ game, entries }: ReplayedRecord, viewer: Viewer, words: Translator) {
  return entries.map(({ entry, facts, voided }) => ({
    seq: entry.seq,
    voided,
    story: facts.flatMap((fact) => {
      const message = narrateFact(game, fact, viewer);
      return message ? [words.t(message)] : [];
    }),
  }));
}

function asText(replayed: ReplayedRecord, viewer: Viewer, words: Translator): string {
  const { game, machine, module } = replayed;
  const view = game.rules.view(positionOf(game, machine), viewer);
  const outcome = outcomeOf(game, machine);
  return [
    ...story(replayed, viewer, words).flatMap(({ seq, voided, story: lines }) =>
      lines.map((line) => `${String(seq).padStart(5)}  ${voided ? words.text('cli.voided', { line }) : line}`),
    ),
    '',
    ...module.board.text(view).map(words.t),
    ...module.board.private(view).map(words.t),
    ...(outcome ? ['', words.t(outcome.summary), ...outcome.sheet.map(words.t)] : askedLines(replayed, viewer, words)),
    '',
    ...checks(replayed, words),
  ].join('\n');
}

/** What was checked, in plain words. */
function checks({ hashes, wrongHashes, rolls, words: promised }: ReplayedRecord, words: Translator): string[] {
  const lines = [words.text('cli.hashes', { hashes, wrong: wrongHashes.length, at: wrongHashes })];
  if (rolls.checked === undefined)
    lines.push(words.text(rolls.unchecked === 'no-seal' ? 'cli.rolls-unsealed' : 'cli.rolls-unchecked'));
  else
    lines.push(words.text('cli.rolls', { checked: rolls.checked, wrong: rolls.differing.length, at: rolls.differing }));
  if (!rolls.seedFits) lines.push(words.text('cli.wrong-seed'));
  if (promised.wrong.length > 0) lines.push(words.text('cli.wrong-words', { seats: promised.wrong }));
  if (promised.unopened.length > 0) lines.push(words.text('cli.unopened-words', { seats: promised.unopened }));
  if (rolls.filled.length > 0) lines.push(words.text('cli.filled', { draws: rolls.filled }));
  if (rolls.openEnded.length > 0) lines.push(words.text('cli.open-ended', { draws: rolls.openEnded }));
  return lines;
}

function asJson(replayed: ReplayedRecord, viewer: Viewer, words: Translator): string {
  const { game, machine, entries, hashes, wrongHashes, rolls } = replayed;
  const outcome = outcomeOf(game, machine);
  return JSON.stringify(
    {
      seq: machine.seq,
      over: machine.over,
      view: game.rules.view(positionOf(game, machine), viewer),
      ...(viewer === 'moderator' ? { state: machine.state, entries: entries.map(({ entry }) => entry) } : {}),
      story: story(replayed, viewer, words),
      ...askedData(replayed, viewer, words),
      ...(outcome
        ? { outcome: { ...outcome, summary: words.t(outcome.summary), sheet: outcome.sheet.map(words.t) } }
        : {}),
      checks: { hashes, wrongHashes, rolls },
    },
    undefined,
    2,
  );
}
