import type { RulebookPicture } from '../../../kernel/rulebook.ts';
import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import type { Panel } from '../../../theme/drawing/svg.ts';
import { drawDemobilized } from '../board/draw-demobilized.ts';
import { drawEvent } from '../board/draw-event.ts';
import { drawHappiness } from '../board/draw-happiness.ts';
import { drawIssue } from '../board/draw-issue.ts';
import { drawPrintedCard } from '../board/draw-printed-card.ts';
import { drawTracks } from '../board/draw-tracks.ts';
import { MARGIN, WIDTH } from '../board/layout.ts';
import { eventOf, issueOf } from '../cards.ts';
import { builtInPack } from '../pack/read-pack.ts';
import type { FactionId, NationId, RegionId } from '../pack-types.ts';
import { printedEvent, printedIssue } from '../printed-cards.ts';
import { columnsView } from '../view.ts';
import { msg } from './msg.ts';

/** Its alternative text names it. */
const UNNAMED = '';

const sheet = (panel: Panel) =>
  drawSheet([panel], { title: UNNAMED, width: WIDTH, edge: MARGIN, gap: 0, indent: MARGIN, pickable: false });

type Track = { readonly keg: number; readonly unrest: number; readonly units?: readonly [FactionId, number][] };

/** 7: calm, with a unit, or about to rise. */
const TRACKS: { readonly [R in RegionId]: Track } = {
  eu: { keg: 2, unrest: 5, units: [['fr', 6]] },
  ba: { keg: 1, unrest: 3 },
  me: { keg: 1, unrest: 4, units: [['uk', 7]] },
  af: { keg: 0, unrest: 1 },
  pa: { keg: 0, unrest: 2 },
};

const HAPPINESS: readonly (readonly [NationId, number])[] = [
  ['uk', 9],
  ['fr', 23],
  ['us', 18],
  ['it', 16],
  ['jp', 12],
];
const PLAYED: readonly NationId[] = ['uk', 'fr', 'us'];

/** What a newcomer should have seen: the cards, and the tracks in the middle of a game. */
export const pictures: readonly RulebookPicture[] = [
  {
    section: '5.1',
    alt: msg('versailles-1919-rulebook.picture-issue-alt'),
    caption: msg('versailles-1919-rulebook.picture-issue'),
    draw: (t) => {
      const { pack } = builtInPack();
      const issue = { ...printedIssue(issueOf(pack, 'rhineland')), cubes: { fr: 5, uk: 2 }, leader: 'fr' } as const;
      return sheet(drawIssue(issue, undefined, t));
    },
  },
  {
    section: '5.4',
    alt: msg('versailles-1919-rulebook.picture-event-alt'),
    caption: msg('versailles-1919-rulebook.picture-event'),
    draw: (t) => {
      const { pack } = builtInPack();
      const printed = printedEvent(eventOf(pack, 'arthur-balfour'), ({ effect }) => effect);
      return sheet(drawEvent({ ...printed, cube: 'us' }, undefined, t));
    },
  },
  {
    section: '7.2',
    alt: msg('versailles-1919-rulebook.picture-tracks-alt'),
    caption: msg('versailles-1919-rulebook.picture-tracks'),
    draw: (t) => {
      const { pack } = builtInPack();
      const tracks = pack.regions.map(({ id, number }) => {
        const { keg, unrest, units = [] } = TRACKS[id];
        const { uprising } = pack.columns[unrest - 1] ?? {};
        return {
          region: id,
          die: number,
          keg,
          unrest,
          uprising,
          units: units.map(([faction, column]) => ({ faction, column })),
        };
      });
      return sheet(drawTracks({ columns: columnsView(pack.columns), tracks }, new Map(), t));
    },
  },
  {
    section: '8.6',
    alt: msg('versailles-1919-rulebook.picture-boxes-alt'),
    caption: msg('versailles-1919-rulebook.picture-boxes'),
    draw: (t) => {
      const { pack } = builtInPack();
      const boxes = [...pack.figures.demobilize.four, pack.figures.demobilize.last];
      const demobilize = boxes.map((box, n) => ({ box, units: n === 0 ? (['it'] as const) : [] }));
      return sheet(drawDemobilized({ demobilize }, t));
    },
  },
  {
    section: '9.1',
    alt: msg('versailles-1919-rulebook.picture-happiness-alt'),
    caption: msg('versailles-1919-rulebook.picture-happiness'),
    draw: (t) => {
      const { pack } = builtInPack();
      const { happinessMax: max, signsAt, zones } = pack.figures;
      const happiness = HAPPINESS.map(([nation, at]) => ({
        nation,
        at,
        playing: PLAYED.includes(nation),
        signs: at >= signsAt,
      }));
      return sheet(drawHappiness({ happiness, happinessTrack: { max, signsAt, zones }, solo: undefined }, t));
    },
  },
  {
    section: '11.3',
    alt: msg('versailles-1919-rulebook.picture-strategy-alt'),
    caption: msg('versailles-1919-rulebook.picture-strategy'),
    draw: (t) => drawPrintedCard(builtInPack().pack, 'strategies', 'isolationism', t) ?? '',
  },
];
