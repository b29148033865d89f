import { Gauge, type Registry } from 'prom-client';
import { TICK_SECONDS } from '../../clocks/start-ticking.ts';
import { BEATS, type Pulse } from '../../platform/pulse.ts';

/** A process that has missed as many ticks in a row is late. */
const MISSED = 5;

export type LastBeats = {
  /** The clock of this process has not ticked for longer than it should. */
  readonly late: boolean;
  /** When this process last ticked, sent a mail, and read a reply; null: not since it started. */
  readonly last: { readonly [beat: string]: { readonly at: Date; readonly secondsAgo: number } | null };
};

/** What this process did last, for `/readyz`. */
export function lastBeats(pulse: Pulse): LastBeats {
  const sinceTick = pulse.last('tick')?.secondsAgo ?? pulse.upSeconds();
  const last = BEATS.map((beat) => {
    const found = pulse.last(beat);
    return [beat, found ? { at: found.at, secondsAgo: Math.round(found.secondsAgo) } : null] as const;
  });
  return { late: sinceTick > MISSED * TICK_SECONDS, last: Object.fromEntries(last) };
}

const HELP = {
  tick: 'When the clock of this process last ticked',
  mail: 'When this process last sent a mail',
  reply: 'When this process last read a reply by mail',
} as const;

/** The same as metrics; 0: not since this process started. */
export function watchBeats(pulse: Pulse, registry: Registry): void {
  for (const beat of BEATS) {
    new Gauge({
      name: `despatch_last_${beat}_timestamp_seconds`,
      help: `${HELP[beat]}, in seconds since 1970; 0: not since it started`,
      registers: [registry],
      collect() {
        this.set((pulse.last(beat)?.at.getTime() ?? 0) / 1000);
      },
    });
  }
  new Gauge({
    name: 'despatch_last_tick_age_seconds',
    help: 'How long ago that was, by the time that has passed: also right when the time of day was changed',
    registers: [registry],
    collect() {
      this.set(pulse.last('tick')?.secondsAgo ?? pulse.upSeconds());
    },
  });
}
