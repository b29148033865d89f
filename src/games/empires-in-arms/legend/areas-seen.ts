import type { LegendItem } from '../../../kernel/legend.ts';
import type { Message } from '../../../kernel/message.ts';
import { aboutArea } from '../../../theme/map/draw-moment.ts';
import { placeName } from '../board/place-name.ts';
import { whatStands } from '../board/tell-areas.ts';
import { powerName } from '../names.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';

/** Each area on which the viewer sees a flag or anything stand, with what it is as far as they know. */
export function areasSeen(view: View): readonly LegendItem[] {
  const flags = view.minors.flatMap(({ capital, controller }): readonly (readonly [string, readonly Message[]])[] =>
    controller ? [[capital, [msg('empires-in-arms-legend.controlled', { power: powerName(controller) })]]] : [],
  );
  const areas = new Map(flags);
  for (const [id, standing] of whatStands(view)) areas.set(id, [...(areas.get(id) ?? []), ...standing]);
  return [...areas].map(([id, text]) => ({ id: aboutArea(id), name: placeName(id), text, section: '1.2' }));
}
