import type { LegendIcon } from '../../../kernel/legend.ts';
import { cardIcons } from './card-icons.ts';
import { nationIcons } from './nation-icons.ts';
import { tokenIcons } from './token-icons.ts';
import { trackIcons } from './track-icons.ts';

/** Every sign of the board: nations and influence, what stands on cards, tokens, the tracks. */
export const legend: readonly LegendIcon[] = [...nationIcons, ...cardIcons, ...tokenIcons, ...trackIcons];
