const AREAS = 277;
const POWERS = 7;
const CORPS = 20;

export type Area = {
  owner: string;
  unrest: number;
  readonly terrain: string;
  readonly roads: readonly string[];
  garrison: { power: string; strength: number; entrenched: boolean };
  depot: { size: number; supplies: { food: number; powder: number } };
  losses: { [power: string]: number };
  history: { turn: number; owner: string }[];
};
export type Corps = {
  at: string;
  strength: number;
  morale: number;
  moved: boolean;
  leader: string | undefined;
  supply: { inSupply: boolean; line: string[] };
  units: { kind: string; steps: number; tired: boolean }[];
};
export type Power = { treasury: number; allies: string[]; corps: { [id: string]: Corps } };
/** What a game of campaigns keeps: 345 kB as JSON, in which an answer touches a few fields. */
export type Campaign = { areas: { [id: string]: Area }; powers: { [id: string]: Power } };

/** The same campaign every time. */
export function campaign(): Campaign {
  return { areas: named('area', AREAS, areaOf), powers: named('power', POWERS, powerOf) };
}

/** Six fields of a campaign change: three areas and three corps, others for each `n`. */
export function touchSix({ areas, powers }: Campaign, n: number): void {
  for (let i = 0; i < 3; i += 1) {
    const area = areas[`area-${(n * 7 + i * 31) % AREAS}`];
    const corps = powers[`power-${(n + i) % POWERS}`]?.corps[`corps-${(n * 3 + i) % CORPS}`];
    if (!area || !corps) throw new Error('the campaign has other areas and corps');
    area.unrest = (area.unrest + 1) % 5;
    corps.strength = (corps.strength + 1) % 9;
  }
}

function areaOf(n: number): Area {
  const near = [1, 7, 30, 58].map((step) => `area-${(n + step) % AREAS}`);
  return {
    owner: `power-${n % POWERS}`,
    unrest: n % 5,
    terrain: ['plain', 'hills', 'woods', 'marsh'][n % 4] ?? 'plain',
    roads: near,
    garrison: { power: `power-${n % POWERS}`, strength: n % 8, entrenched: n % 3 === 0 },
    depot: { size: n % 4, supplies: { food: n % 9, powder: n % 6 } },
    losses: named('power', POWERS, (power) => (n + power) % 4),
    history: Array.from({ length: 13 }, (_, turn) => ({ turn, owner: `power-${(n + turn) % POWERS}` })),
  };
}

function powerOf(n: number): Power {
  return {
    treasury: 100 + n,
    allies: [`power-${(n + 1) % POWERS}`],
    corps: named('corps', CORPS, (c) => corpsOf(n, c)),
  };
}

function corpsOf(power: number, n: number): Corps {
  return {
    at: `area-${(n * POWERS + power) % AREAS}`,
    strength: n % 9,
    morale: n % 6,
    moved: false,
    leader: n % 3 === 0 ? `leader-${n}` : undefined,
    supply: { inSupply: true, line: [1, 2, 3, 4].map((step) => `area-${(n + step) % AREAS}`) },
    units: Array.from({ length: 21 }, (_, unit) => ({
      kind: ['infantry', 'cavalry', 'guards'][unit % 3] ?? 'infantry',
      steps: unit % 4,
      tired: unit % 2 === 0,
    })),
  };
}

function named<T>(what: string, count: number, make: (n: number) => T): { [id: string]: T } {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`${what}-${n}`, make(n)]));
}
