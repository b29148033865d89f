import type { PackEditor } from '../../../kernel/pack-editor.ts';
import { packFileSchema } from '../../shared/pack-file-schema.ts';
import type { Pack } from '../pack-types.ts';
import { packSchema } from './pack-schema.ts';

/** Files that are not given stay as they are; the map has a page of its own. */
export const packEditor: PackEditor<Pack> = { schema: () => packFileSchema(packSchema), partial: true };
