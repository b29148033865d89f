import type { Effect } from '../../../../src/games/iron-curtain/effect.ts';
import type { Side } from '../../../../src/games/iron-curtain/pack-types.ts';
import type { CardFace, CardInPlay, RegionView, View } from '../../../../src/games/iron-curtain/view-types.ts';
import type { Viewer } from '../../../../src/kernel/decision.ts';
import { msg } from '../../../../src/kernel/msg.ts';
import { printedAs } from '../../../../src/kernel/printed.ts';

const REGIONS = [
  ['europe', 'Europe', 6, 3],
  ['middle_east', 'Middle East', 2, 2],
  ['asia', 'Asia', 3, 2],
  ['africa', 'Africa', 4, 1],
  ['south_america', 'South America', 2, 2],
  ['central_america', 'Central America', 2, 2],
] as const;

const infiltrate = (max: number, perCard: number | undefined, ...regions: string[]): Effect => ({
  op: 'infiltrate',
  max,
  where: { regions },
  ...(perCard === undefined ? {} : { max_per_card: perCard }),
});

const CARDS: { readonly [id: string]: readonly [string, string, Side | undefined, number, Effect | undefined] } = {
  start: ['Europe', 'europe', undefined, 0, undefined],
  poland: ['Poland', 'europe', 'ussr', 2, infiltrate(3, 2, 'europe')],
  east_germany: [
    'East Germany',
    'europe',
    'ussr',
    4,
    { op: 'remove_opponent', max: 2, where: { regions: ['europe'] } },
  ],
  yugoslavia: ['Yugoslavia', 'europe', 'ussr', 1, { op: 'gain', points: 1 }],
  west_germany: ['West Germany', 'europe', 'us', 3, infiltrate(3, 2, 'europe')],
  turkey: ['Turkey', 'europe', 'us', 2, infiltrate(2, 1, 'europe', 'middle_east')],
  egypt: ['Egypt', 'middle_east', 'ussr', 2, infiltrate(3, 2, 'middle_east', 'africa')],
  iran: ['Iran', 'middle_east', 'us', 2, infiltrate(2, undefined, 'middle_east')],
  vietnam: ['Vietnam', 'asia', 'ussr', 3, infiltrate(3, 2, 'asia')],
  japan: ['Japan', 'asia', 'us', 3, infiltrate(3, 2, 'asia')],
  south_korea: ['South Korea', 'asia', 'us', 2, { op: 'remove_opponent', max: 1, where: { regions: ['asia'] } }],
  angola: ['Angola', 'africa', 'ussr', 2, infiltrate(3, 2, 'africa')],
  ethiopia: [
    'Ethiopia',
    'africa',
    'ussr',
    2,
    { op: 'infiltrate', max: 3, where: { only: 'no_us_cubes' }, max_per_card: 1 },
  ],
  nigeria: ['Nigeria', 'africa', 'us', 1, { op: 'gain', points: 1 }],
  south_africa: ['South Africa', 'africa', 'us', 2, infiltrate(2, 1, 'africa')],
  chile: ['Chile', 'south_america', 'us', 1, { op: 'score_region', region: 'any' }],
  brazil: ['Brazil', 'south_america', 'us', 2, infiltrate(2, undefined, 'south_america')],
  cuba: ['Cuba', 'central_america', 'ussr', 4, infiltrate(3, undefined, 'central_america', 'south_america')],
  panama: ['Panama', 'central_america', 'us', 2, infiltrate(2, 1, 'central_america', 'south_america')],
};

/** The face of a card by its id. */
export function aFace(id: string): CardFace {
  const card = CARDS[id];
  if (!card) throw new Error(`No card ${id}`);
  const [name, region, side, cubes, event] = card;
  const eventText = event ? msg('kernel.answer-text', { text: `the event of ${name}` }) : undefined;
  return {
    id,
    name: printedAs(`iron-curtain-pack.card-${id}`, name),
    region,
    side,
    cubes: side ? cubes : undefined,
    event,
    eventText,
  };
}

/** `[card, x, y, US cubes, USSR cubes]`; the last of the list is the card placed last. */
export type OnMap = readonly [string, number, number, number, number];

/** A view of a map, with the figures that follow from it. */
export function aView(
  map: readonly OnMap[],
  rest: Partial<View> & { readonly hand?: readonly string[]; readonly viewer?: Viewer } = {},
): View {
  const { hand, ...changes } = rest;
  const cards = map.map(([id, x, y, us, ussr], n): CardInPlay => {
    const lead = us - ussr;
    const leader: Side | undefined = lead > 0 ? 'us' : lead < 0 ? 'ussr' : undefined;
    const dominance = Math.abs(lead) >= 2 ? leader : undefined;
    return { ...aFace(id), x, y, us, ussr, control: leader, dominance, last: n > 0 && n === map.length - 1 };
  });
  const regions = REGIONS.map(([id, name, size, bonus]): RegionView => {
    const inside = cards.filter((card) => card.region === id);
    const held = (side: Side) => inside.filter((card) => card.control === side).length;
    const complete = inside.length === size;
    return {
      id,
      name: printedAs(`iron-curtain-pack.region-${id}`, name),
      size,
      bonus,
      cards: inside.map((card) => card.id),
      controlled: { us: held('us'), ussr: held('ussr') },
      complete,
      scored: complete,
    };
  });
  const sum = (side: Side) => cards.reduce((total, card) => total + card[side], 0);
  return {
    viewer: 'us',
    round: 1,
    rounds: 2,
    turn: 1,
    turns: 8,
    active: 'us',
    starter: 'us',
    score: 0,
    stepsToFlag: 8,
    cards,
    regions,
    reserve: { us: 24 - sum('us'), ussr: 24 - sum('ussr') },
    removed: { us: 0, ussr: 0 },
    hands: { us: { count: hand?.length ?? 5, known: (hand ?? []).map(aFace) }, ussr: { count: 5, known: [] } },
    deck: 8,
    aftermath: { us: { count: 0, known: [] }, ussr: { count: 0, known: [] } },
    chosen: undefined,
    played: undefined,
    ending: undefined,
    unofficial: true,
    ...changes,
  };
}

export const START: readonly OnMap[] = [['start', 0, 0, 1, 1]];

export const FIVE: readonly OnMap[] = [
  ['start', 0, 0, 1, 2],
  ['poland', 1, 0, 0, 2],
  ['west_germany', 0, 1, 3, 0],
  ['japan', -1, 0, 2, 1],
  ['south_africa', 1, 1, 1, 0],
];

export const SEVENTEEN: readonly OnMap[] = [
  ['start', 0, 0, 1, 2],
  ['poland', 1, 0, 0, 2],
  ['west_germany', 0, 1, 3, 0],
  ['japan', -1, 0, 2, 1],
  ['south_africa', 1, 1, 1, 0],
  ['south_korea', -2, 0, 1, 1],
  ['vietnam', -2, 1, 0, 4],
  ['yugoslavia', 0, -1, 2, 2],
  ['east_germany', 1, -1, 1, 3],
  ['egypt', 2, 1, 0, 0],
  ['iran', 3, 1, 5, 2],
  ['nigeria', 1, 2, 2, 1],
  ['ethiopia', 1, 3, 0, 1],
  ['cuba', -3, 0, 7, 6],
  ['panama', -3, -1, 12, 1],
  ['brazil', 2, 2, 0, 0],
  ['turkey', 2, -1, 1, 0],
];
