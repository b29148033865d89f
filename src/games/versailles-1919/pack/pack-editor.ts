import type { PackEditor } from '../../../kernel/pack-editor.ts';
import { packFileSchema } from '../../shared/pack-file-schema.ts';
import { drawPrintedCard } from '../board/draw-printed-card.ts';
import type { Pack } from '../pack-types.ts';
import { packSchema } from './pack-schema.ts';

/** Cards are mended beside their faces. */
export const packEditor: PackEditor<Pack> = {
  schema: () => packFileSchema(packSchema),
  face: drawPrintedCard,
};
