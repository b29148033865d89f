import type { RulebookPicture } from '../../../kernel/rulebook.ts';
import { drawSheet } from '../../../theme/drawing/draw-sheet.ts';
import { drawPart, windowOf } from '../../../theme/map/draw-map.ts';
import type { MapMoment } from '../../../theme/map/map-moment.ts';
import type { Fired, LinedUp } from '../battle/battle-piece.ts';
import { wordText } from '../battle/plan-form.ts';
import { drawBattle } from '../board/draw-battle.ts';
import { drawDisplay } from '../board/draw-display.ts';
import { MARGIN, WIDTH } from '../board/layout.ts';
import { map } from '../map.ts';
import { areaName, leaderName, powerName } from '../names.ts';
import { builtInPack } from '../pack/read-pack.ts';
import type { Power, Zone } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { displaySeen } from '../view/see-status.ts';
import { msg } from './msg.ts';

/** Its alternative text names it. */
const UNNAMED = '';

/** In pixels of a mail: so they are read on a phone, too. */
const LETTERS = 18;

/** 1.1, 2.4.2: France has come to Linz; the corps that is in Munich shows its back. */
const MOMENT: MapMoment = {
  ...map.moment,
  areas: {
    ...map.moment.areas,
    ulm: { stacks: [{ power: 'france', kind: 'depot', strength: 1 }] },
    munich: { flags: ['france'], stacks: [{ power: 'france', kind: 'army' }] },
    linz: { owner: 'austria', stacks: [{ power: 'france', kind: 'army', name: 'I', strength: 12 }] },
    vienna: { owner: 'austria', stacks: [{ power: 'austria', kind: 'army', name: 'I', strength: 14 }] },
  },
  arrows: [{ power: 'france', kind: 'army', number: 2, way: ['munich', 'linz'] }],
};

/** 2.4.3: who stands in which box of which zone. */
const STANDING: readonly (readonly [Power, Zone, number])[] = [
  ['france', 'dominant', 10],
  ['austria', 'neutral', 4],
  ['great_britain', 'neutral', 8],
  ['spain', 'fiasco', 6],
];

const lined = (powers: readonly Power[], side: Omit<LinedUp, 'powers' | 'names'>): LinedUp => ({
  powers,
  names: powers.map(powerName),
  ...side,
});
/** 7.5.2: as it was joined, and its two rounds. */
const joined = (pack: Pack) => ({
  attackers: lined(['france'], {
    leader: leaderName(pack, 'napoleon'),
    chit: wordText('assault'),
    ...{ corps: 2, flank: 0, factors: 28, morale: 42 },
  }),
  defenders: lined(['austria'], {
    leader: leaderName(pack, 'charles'),
    chit: wordText('defend'),
    ...{ corps: 1, flank: 0, factors: 14, morale: 30 },
  }),
});
const ROUNDS: readonly { readonly attackers: Fired; readonly defenders: Fired }[] = [
  { attackers: { factors: 28, lost: 1, morale: 38 }, defenders: { factors: 14, lost: 2, morale: 16 } },
  { attackers: { factors: 27, lost: 1, morale: 33 }, defenders: { factors: 12, lost: 5, morale: 0 } },
];

/** What a newcomer should have seen: a part of the map, the status display, a battle. */
export const pictures: readonly RulebookPicture[] = [
  {
    section: '1.1',
    alt: msg('empires-in-arms-rulebook.picture-map-alt'),
    caption: msg('empires-in-arms-rulebook.picture-map'),
    draw: (t) => {
      const areas = ['ulm', 'munich', 'linz', 'vienna'];
      const box = windowOf(map.pack, { title: UNNAMED, areas, margin: 10 });
      const nameOf = ({ id }: { readonly id: string }) => t(map.names.area(id));
      return drawPart(map.pack, MOMENT, { title: UNNAMED, box, letters: LETTERS }, { nameOf });
    },
  },
  {
    section: '2.4.3',
    alt: msg('empires-in-arms-rulebook.picture-display-alt'),
    caption: msg('empires-in-arms-rulebook.picture-display'),
    draw: (t) => {
      const powers = STANDING.map(([id, zone, box]) => ({ id, zone, box, played: 'seat' as const }));
      const panel = drawDisplay({ display: displaySeen(builtInPack().pack), powers }, t);
      return drawSheet([panel], { title: UNNAMED, width: WIDTH, edge: 12, gap: 0, indent: MARGIN, pickable: false });
    },
  },
  {
    section: '7.5.2',
    alt: msg('empires-in-arms-rulebook.picture-battle-alt'),
    caption: msg('empires-in-arms-rulebook.picture-battle'),
    draw: (t) => {
      const of = { scene: 'battle', area: 'linz' } as const;
      const { pack } = builtInPack();
      const title = areaName(pack, 'linz');
      return drawBattle(
        {
          title,
          pieces: [
            { text: title, piece: { ...of, piece: 'joined', day: 1, title, sides: joined(pack) } },
            ...ROUNDS.map((sides, n) => ({
              text: title,
              piece: { ...of, piece: 'round', round: n + 1, sides } as const,
            })),
          ],
        },
        t,
      );
    },
  },
];
