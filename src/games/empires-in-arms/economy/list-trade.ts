import type { AreaId, Owner, Power } from '../pack-lists.ts';
import { colonialTradeGoesTo, isUnderEmbargo } from '../peace/treaties.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { listOpenPorts, type OpenPort } from './list-open-ports.ts';

/** What trade brings in: whose purse it goes to, by which kind of trade, through which port, and with whom. */
export type TradeLine = {
  readonly to: Owner;
  readonly kind: 'domestic' | 'american' | 'colonial' | 'gold';
  readonly money: number;
  readonly port?: AreaId;
  readonly with?: Owner;
};

/** The power that the others trade with, and that rules the seas (8.2.1.2). */
export const TRADER: Power = 'great_britain';

/**
 * 8.2.1.2, 8.2.1.3: all trade of an economic phase. Each open port trades with Great Britain, and both collect, and
 * with America; Great Britain has its colonial trade and Spain its gold while a home port of theirs is open (ruling).
 *
 * @param enemyHeld the cities in enemy hands
 */
export function listTrade(board: Board, enemyHeld: ReadonlySet<AreaId>): readonly TradeLine[] {
  const ports = listOpenPorts(board, enemyHeld);
  return [
    ...ports.flatMap((port) => domesticTrade(board, port)),
    ...ports.flatMap((port) => americanTrade(board, port)),
    ...overseasIncome(board, ports, 'colonial', board.pack.economy.colonialTrade),
    ...overseasIncome(board, ports, 'gold', board.pack.economy.gold),
  ];
}

/** 8.2.1.2.1: with Great Britain, unless they are at war, one of them refuses, or a peace forbids it (B.6). */
function domesticTrade({ state, pack }: Board, { area, holder, purse }: OpenPort): readonly TradeLine[] {
  const money = pack.area[area]?.port?.domestic ?? 0;
  if (money === 0 || holder === TRADER || state.powers[TRADER].played === 'gone') return [];
  if (isUnderEmbargo(state, holder) || areAtWar(state, holder, TRADER)) return [];
  if (refuses(state, holder, TRADER) || refuses(state, TRADER, holder)) return [];
  return [
    { to: purse, kind: 'domestic', money, port: area, with: TRADER },
    { to: TRADER, kind: 'domestic', money, port: area, with: purse },
  ];
}

/** 8.2.1.2.2: with the United States, unless Great Britain stops it, or has war with them for that. */
function americanTrade({ state, pack }: Board, { area, holder, purse }: OpenPort): readonly TradeLine[] {
  const money = pack.area[area]?.port?.overseas ?? 0;
  const { stopped = [], war } = state.american ?? {};
  const none = holder === TRADER ? war : stopped.includes(holder) && areAtWar(state, holder, TRADER);
  return money === 0 || none ? [] : [{ to: purse, kind: 'american', money, port: area }];
}

/** Colonial trade and gold come in by any home port; a peace may give the trade to somebody else (C.7). */
function overseasIncome(
  { state, pack }: Board,
  ports: readonly OpenPort[],
  kind: 'colonial' | 'gold',
  { power, money }: { readonly power: Power; readonly money: number },
): readonly TradeLine[] {
  const isHomePort = ({ area, purse }: OpenPort) =>
    purse === power && pack.province[pack.area[area]?.province ?? '']?.power === power;
  if (!ports.some(isHomePort)) return [];
  const to = (kind === 'colonial' ? colonialTradeGoesTo(state) : undefined) ?? power;
  return [{ to, kind, money }];
}

const refuses = ({ powers }: State, power: Power, other: Power) =>
  powers[power].refusesTradeWith?.includes(other) ?? false;
