import { board } from '../../games/empires-in-arms/board.ts';
import { rules } from '../../games/empires-in-arms/rules.ts';
import { translator } from '../../i18n/translator.ts';
import { positionOf } from '../../kernel/machine.ts';
import { createPictures } from '../../pictures/pictures.ts';
import { landTurn } from './bench-march.ts';
import { type Figure, percentile } from './measure.ts';

const KB = 1000;
/** Pictures that are drawn of each kind. */
const PICTURES = 5;

/** The map with seven powers' stacks on it, as a mail has it: the whole, and the windows of a seat. */
export async function benchMarchMap(): Promise<readonly Figure[]> {
  const { game, machine } = landTurn();
  const view = rules.view(positionOf(game, machine), 'france');
  const { t } = translator('en', 'UTC');
  const pictures = createPictures();
  const time = async (name: string) => {
    const times: number[] = [];
    let bytes = 0;
    for (let n = 0; n <= PICTURES; n += 1) {
      const began = performance.now();
      // Each is another drawing, so that none is at hand.
      bytes = (await pictures.png(board.draw(name, view, { t }).replace('</svg>', `<!--${n}--></svg>`))).length;
      if (n > 0) times.push(performance.now() - began);
    }
    return { half: percentile(times, 0.5), bytes };
  };
  try {
    const whole = await time('whole');
    const windows = [];
    for (const { name } of board.map?.windows(view) ?? []) windows.push(await time(name));
    const longest = Math.max(...windows.map(({ half }) => half));
    const largest = Math.max(...windows.map(({ bytes }) => bytes));
    return [
      { name: 'campaign, whole map as PNG, half within', value: whole.half, unit: 'ms', target: { below: 400 } },
      { name: 'campaign, whole map as PNG', value: whole.bytes / KB, unit: 'kB', target: { below: 250 } },
      { name: 'campaign, slowest window as PNG, half within', value: longest, unit: 'ms', target: { below: 200 } },
      { name: 'campaign, largest window as PNG', value: largest / KB, unit: 'kB', target: { below: 160 } },
    ];
  } finally {
    await pictures.close();
  }
}
