import type { LegendIcon } from '../../../kernel/legend.ts';
import { groundIcons } from './ground-icons.ts';
import { pieceIcons } from './piece-icons.ts';
import { statusIcons } from './status-icons.ts';

/** Every sign of the map, of the sheets beside it and of battles. */
export const legend: readonly LegendIcon[] = [...pieceIcons, ...groundIcons, ...statusIcons];
