import type { Board, BoardPicture } from '../../kernel/board.ts';
import { boardOfMap } from '../../theme/map/board-of-map.ts';
import { battleScenes } from './board/battle-scenes.ts';
import { drawStatus } from './board/draw-status.ts';
import { drawTreasury } from './board/draw-treasury.ts';
import { momentOf } from './board/moment-of.ts';
import { msg } from './board/msg.ts';
import { tellArea, tellAreas } from './board/tell-areas.ts';
import { tellCampaign } from './board/tell-campaign.ts';
import { tellPrivate } from './board/tell-private.ts';
import { tellRests } from './board/tell-rests.ts';
import { warnOfSupply } from './board/tell-supply.ts';
import { windowsOf } from './board/windows-of.ts';
import { isPower } from './forces/who-commands.ts';
import { areasSeen } from './legend/areas-seen.ts';
import { legend } from './legend/legend.ts';
import { map } from './map.ts';
import { powerName } from './names.ts';
import type { EmpiresInArms } from './types.ts';
import type { View } from './view-types.ts';

const TITLE = msg('empires-in-arms-board.map');

const { map: layers, ...ofMap } = boardOfMap<EmpiresInArms>({
  pack: map.pack,
  names: map.names,
  title: TITLE,
  moment: momentOf,
  windows: windowsOf,
});

/**
 * How Empires in Arms looks: Europe with all that stands on it, the powers' standing, and the viewer's own treasury
 * and forces. The board's text says what the map and its windows show and the standing, `private` what the treasury
 * shows; so no picture needs words of its own.
 */
export const board: Board<EmpiresInArms> = {
  pictures: (view) => [
    { name: 'whole', title: TITLE },
    { name: 'status', title: msg('empires-in-arms-board.status') },
    ...treasuryOf(view),
    ...windowsOf(view).map(({ name, title }) => ({ name, title })),
  ],
  draw: (name, view, drawing, before) => {
    if (name === 'status') return drawStatus(view, drawing, before !== undefined);
    const treasury = name === 'treasury' ? ownTreasury(view) : undefined;
    return treasury ? drawTreasury(view, treasury, drawing) : ofMap.draw(name, view, drawing);
  },
  text: (view) => [...tellCampaign(view), ...tellAreas(view)],
  rests: tellRests,
  warnings: (view) => (isPower(view.viewer) ? warnOfSupply(view, view.viewer) : []),
  private: tellPrivate,
  scenes: battleScenes,
  legend,
  seen: areasSeen,
  map: {
    ...layers,
    area: (view, id) => {
      const words = layers.area(view, id);
      return words && { ...words, standing: tellArea(view, id) };
    },
  },
};

function treasuryOf(view: View): readonly BoardPicture[] {
  const treasury = ownTreasury(view);
  if (!treasury) return [];
  const title = msg('empires-in-arms-board.treasury', { power: powerName(treasury.power) });
  return [{ name: 'treasury', title, own: true }];
}

/** The viewer's own; a moderator reads everybody's in words. */
function ownTreasury({ viewer, treasuries }: View) {
  return treasuries.find(({ power }) => power === viewer);
}
