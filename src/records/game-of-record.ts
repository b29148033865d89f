import type { Game } from '../kernel/machine.ts';
import { messagesOf } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { GameModule, LoadedPack, Rules } from '../kernel/rules.ts';
import type en from '../words/en/records.json';
import type { GameRecord } from './record.ts';

const say = messagesOf<typeof en>();

/** The rules, the pack and the setting that a record names. Refuses what this program does not have or what does not fit. */
export function gameOfRecord(
  record: GameRecord,
  games: ReadonlyMap<string, GameModule>,
): { readonly module: GameModule; readonly game: Game; readonly pack: LoadedPack } {
  const module = games.get(record.game);
  if (!module)
    throw new Refusal('bad-input', say('records.unknown-game', { game: record.game, games: [...games.keys()] }));
  const { rules } = module;
  const pack = packOf(rules, record.pack);
  const ruleset = record.ruleset ?? rules.ruleset.current;
  if (ruleset > rules.ruleset.current)
    throw new Refusal('bad-input', say('records.newer-ruleset', { given: ruleset, current: rules.ruleset.current }));
  const options = rules.parseOptions(record.options);
  const seats = record.seats?.map(({ seat }) => seat) ?? rules.seats(rules.players.max, options);
  const possible = rules.seats(seats.length, options);
  if (seats.some((seat) => !possible.includes(seat)))
    throw new Refusal('bad-input', say('records.wrong-seats', { seats: possible.map((seat) => rules.seatName(seat)) }));
  return { module, pack, game: { rules, setting: { seats, options, pack: pack.pack, ruleset } } };
}

/** Whether a pack comes with the server, or came with an earlier release of it. */
export function isBuiltIn(rules: Rules, hash: string): boolean {
  return rules.builtInPack().hash === hash || rules.earlierPack?.(hash) !== undefined;
}

function packOf(rules: Rules, named: GameRecord['pack']): LoadedPack {
  const builtIn = rules.builtInPack();
  if (!named || named.hash === builtIn.hash) return builtIn;
  const earlier = named.content ? undefined : rules.earlierPack?.(named.hash);
  if (earlier) return earlier;
  if (!named.content)
    throw new Refusal('bad-input', say('records.pack-missing', { hash: named.hash, builtIn: builtIn.hash }));
  const pack = rules.parsePack(named.content);
  if (pack.hash !== named.hash)
    throw new Refusal('bad-input', say('records.pack-hash', { given: named.hash, hash: pack.hash }));
  return pack;
}
