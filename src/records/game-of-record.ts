import { msg } from '../i18n/msg.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { LoadedPack } from '../kernel/loaded-pack.ts';
import type { Game } from '../kernel/machine.ts';
import type { GameModule, Rules } from '../kernel/rules.ts';
import type { GameRecord } from './record.ts';
import { refuseRecord } from './say.ts';
import { namedSeat } from './what-to-type.ts';

/**
 * The rules, the pack and the setting that a record names. Refuses what this program does not have or what does not
 * fit.
 */
export function gameOfRecord(
  record: GameRecord,
  games: ReadonlyMap<string, GameModule>,
): { readonly module: GameModule; readonly game: Game; readonly pack: LoadedPack } {
  const module = games.get(record.game);
  if (!module) throw refuseRecord(msg('records.unknown-game', { game: record.game, games: [...games.keys()] }));
  const { rules } = module;
  const pack = packOf(rules, record.pack);
  const ruleset = record.ruleset ?? rules.ruleset.current;
  if (ruleset > rules.ruleset.current)
    throw refuseRecord(msg('records.newer-ruleset', { given: ruleset, current: rules.ruleset.current }));
  const options = rules.parseOptions(record.options);
  const seats = seatsOf(rules, record.seats, options);
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
  if (!named.content) throw refuseRecord(msg('records.pack-missing', { hash: named.hash, builtIn: builtIn.hash }));
  const pack = rules.parsePack(named.content);
  if (pack.hash !== named.hash) throw refuseRecord(msg('records.pack-hash', { given: named.hash, hash: pack.hash }));
  return pack;
}

/** In the game's own order, whatever order they are written in. */
function seatsOf(rules: Rules, named: GameRecord['seats'], options: object): readonly SeatId[] {
  const { min, max } = rules.players;
  const count = named?.length ?? max;
  const seats = count < min || count > max ? [] : rules.seats(count, options);
  const given = new Set(named?.map(({ seat }) => seat) ?? seats);
  if (seats.length > 0 && given.size === seats.length && seats.every((seat) => given.has(seat))) return seats;
  const possible = rules.seats(max, options);
  throw refuseRecord(
    msg('records.wrong-seats', {
      min,
      max,
      exact: String(min === max),
      seats: possible.map((seat) => namedSeat(rules, seat)),
    }),
  );
}
