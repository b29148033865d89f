/** A clock that stands still until a test moves it. */
export type TestClock = {
  now(): Date;
  advance(ms: number): void;
  set(date: Date): void;
};

/** A Tuesday at noon, UTC, in winter, far from any weekend. */
export const testNoon = new Date('2026-11-24T12:00:00.000Z');

export function testClock(start: Date = testNoon): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
    set(date) {
      time = date.getTime();
    },
  };
}
