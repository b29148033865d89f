import type { Message } from '../../../kernel/message.ts';
import type { TrackView, View } from '../view-types.ts';
import { signed } from './effect-chips.ts';
import { msg } from './msg.ts';
import { kindTitle, nationTitle } from './names.ts';

/** The region tracks, each in a sentence, after what their columns mean. */
export function tellTracks(view: View): readonly Message[] {
  return [...tellColumns(view), ...view.tracks.map(tellTrack)];
}

/** What is printed in the columns of the tracks. */
export function tellColumns(view: Pick<View, 'columns'>): readonly Message[] {
  const spaces = view.columns.flatMap(({ happiness, recover, modifier, strength }, i) =>
    happiness === undefined || recover === undefined
      ? []
      : [
          msg('versailles-1919-board.text-space', {
            column: i + 1,
            happiness: signed(happiness),
            recover,
            modifier,
            strength,
          }),
        ],
  );
  return [
    msg('versailles-1919-board.text-uprisings', {
      columns: view.columns.map(({ uprising }, i) =>
        msg('versailles-1919-board.text-column', { column: i + 1, uprising: uprising ?? 0 }),
      ),
    }),
    msg('versailles-1919-board.text-spaces', { spaces }),
  ];
}

function tellTrack({ region, die, keg, unrest, uprising, units }: TrackView): Message {
  return msg('versailles-1919-board.text-track', {
    region: kindTitle(region),
    die,
    keg,
    unrest,
    uprising: uprising ?? 0,
    count: units.length,
    units: units
      .toSorted((a, b) => a.column - b.column)
      .map(({ faction, column }) => msg('versailles-1919-board.text-unit', { nation: nationTitle(faction), column })),
  });
}

/** Where the markers are, from where a nation signs, and how many units each zone allows. */
export function tellHappiness(view: View): readonly Message[] {
  const { happiness, solo } = view;
  if (happiness.length === 0) return [];
  return [
    msg('versailles-1919-board.text-happiness', {
      markers: happiness.map(({ nation, at, signs }) =>
        msg('versailles-1919-board.text-marker', {
          nation: nationTitle(nation),
          at,
          signs: solo ? 'neither' : signs ? 'yes' : 'no',
        }),
      ),
    }),
    ...tellZones(view),
  ];
}

/** What is printed on the track of happiness. */
export function tellZones({ happiness, happinessTrack, solo }: View): readonly Message[] {
  if (happiness.length === 0) return [];
  const { max, signsAt, zones } = happinessTrack;
  return [
    ...(solo ? [] : [msg('versailles-1919-board.text-signs', { from: signsAt })]),
    msg('versailles-1919-board.text-zones', {
      zones: zones.map(({ from, units }, n) =>
        msg('versailles-1919-board.text-zone', { from, to: (zones[n - 1]?.from ?? max + 1) - 1, units }),
      ),
    }),
  ];
}

export function tellDemobilized({ demobilize }: View): Message {
  return msg('versailles-1919-board.text-demobilized', {
    boxes: demobilize.map(({ box, units }) =>
      msg('versailles-1919-board.text-box', { box, count: units.length, units: units.map(nationTitle) }),
    ),
  });
}
