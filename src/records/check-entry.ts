import { msg } from '../i18n/msg.ts';
import type { Entry, SetupEntry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { goesBackTo } from '../kernel/voided-entries.ts';
import { refuseRecord } from './say.ts';
import { namedSeat } from './what-to-type.ts';

type Played = Exclude<Entry, SetupEntry>;

/**
 * Refuses (`bad-input`) what no log of a game can hold beside what the rules refuse: seats that the game does not have,
 * draws that were never made, another seed for a game that was not opened again. `machine` is the position before the
 * entry.
 */
export function checkEntry({ rules, setting }: Game, machine: Machine, entry: Played): void {
  const { seq } = entry;
  const stranger = seatsIn(entry).find((seat) => !setting.seats.includes(seat));
  if (stranger !== undefined) {
    const seats = setting.seats.map((seat) => namedSeat(rules, seat));
    throw refuseRecord(msg('records.stranger', { seq, given: stranger.slice(0, 60), seats }));
  }
  if (entry.kind !== 'ruling') return;
  const { ruling, reseal } = entry;
  if ('drawn' in ruling && ruling.drawn !== machine.drawn)
    throw refuseRecord(msg('records.wrong-drawn', { seq, given: ruling.drawn, drawn: machine.drawn }));
  if (reseal && (!machine.over || goesBackTo(entry) === undefined))
    throw refuseRecord(msg('records.no-reseal', { seq }));
}

/** Every seat that an entry names, its doer and others. */
function seatsIn(entry: Played): readonly string[] {
  switch (entry.kind) {
    case 'answered':
    case 'seat':
      return [entry.seat];
    case 'clock':
      return entry.seat === undefined ? [] : [entry.seat];
    case 'ruling': {
      const { ruling, takeback } = entry;
      const playing = 'playing' in ruling ? (ruling.playing ?? []) : [];
      const put = 'seat' in ruling ? [ruling.seat] : [];
      return [...playing, ...put, ...(takeback ? [takeback.seat, ...takeback.consent] : [])];
    }
  }
}
