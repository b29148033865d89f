import type { SeatId } from '../kernel/decision.ts';
import type { LoadedPack } from '../kernel/loaded-pack.ts';
import type { Game } from '../kernel/machine.ts';
import type { GameModule } from '../kernel/rules.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { headsOf } from './heads.ts';

export type GameOfTable = { readonly module: GameModule; readonly game: Game; readonly pack: LoadedPack };

/** What a table's row says of the game that is played there. */
export type GameRow = {
  readonly game: string;
  readonly ruleset: number;
  readonly options: unknown;
  readonly packHash: string;
};

/** The rules and the setting of a table. Throws when this server does not have the game any more. */
export async function loadGame(
  services: Services,
  row: GameRow,
  seats: readonly SeatId[],
  /** The transaction, inside of one: a second connection could wait for ever for the first. */
  db: Pick<Tx, 'pack'> = services.db,
): Promise<GameOfTable> {
  const module = services.games.get(row.game);
  if (!module) throw new Error(`no game ${row.game} on this server`);
  const { rules } = module;
  const pack = await loadPack(services, db, module, row.packHash);
  const options = rules.parseOptions(row.options);
  return { module, pack, game: { rules, setting: { seats, options, pack: pack.pack, ruleset: row.ruleset } } };
}

async function loadPack(
  services: Services,
  db: Pick<Tx, 'pack'>,
  module: GameModule,
  hash: string,
): Promise<LoadedPack> {
  const { rules } = module;
  const kept = headsOf(services).pack(rules.id, hash);
  if (kept) return kept;
  const builtIn = rules.builtInPack();
  const pack = builtIn.hash === hash ? builtIn : rules.parsePack((await storedPack(db, hash)).content);
  headsOf(services).putPack(rules.id, hash, pack);
  return pack;
}

function storedPack(db: Pick<Tx, 'pack'>, hash: string) {
  return db.pack.findUniqueOrThrow({ where: { hash } });
}
