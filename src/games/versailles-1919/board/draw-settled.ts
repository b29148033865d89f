import type { Message } from '../../../kernel/message.ts';
import { about } from '../../../theme/drawing/about.ts';
import { letters } from '../../../theme/drawing/lettering.ts';
import type { Place } from '../../../theme/drawing/places.ts';
import { line, type Panel, rect, stack } from '../../../theme/drawing/svg.ts';
import type { FactionView, View } from '../view-types.ts';
import { NATION_LOOKS } from './colours.ts';
import type { Translate } from './draw-board.ts';
import { titled } from './draw-cards.ts';
import { drawIssueLine } from './draw-issue-line.ts';
import { drawOwnStrategy } from './draw-strategy.ts';
import { tokenChips } from './effect-chips.ts';
import { INNER, TYPE } from './layout.ts';
import { drawMark } from './marks.ts';
import { msg } from './msg.ts';
import { nationTitle } from './names.ts';

type Places = ReadonlyMap<string, Place>;

/** The settled issues of each nation with their options and tokens, and its strategy card. */
export function drawSettled(view: View, places: Places, t: Translate): Panel {
  const holders = view.factions.filter(({ issues, strategy }) => issues.length > 0 || strategy);
  if (holders.length === 0) return { height: 0, svg: '' };
  return titled(
    msg('versailles-1919-board.settled'),
    undefined,
    holders.map((faction) => drawHolder(faction, places, t, holderName(view, faction))),
    t,
  );
}

/** Their holder; a neutral faction and the bots are named as such. */
function holderName({ neutral, solo }: View, { id }: FactionView): Message {
  const kind = id === neutral ? 'neutral' : solo?.bots.includes(id) ? 'bot' : 'player';
  return msg('versailles-1919-board.holder', { nation: nationTitle(id), kind });
}

function drawHolder(faction: FactionView, places: Places, t: Translate, name: Message): Panel {
  const { strong, wash } = NATION_LOOKS[faction.id];
  const { issues, strategy, score } = faction;
  const vp = issues.reduce((sum, issue) => sum + issue.vp, 0);
  const lines = issues.map((issue) => {
    const option = issue.options.find(({ id }) => id === issue.option);
    const remark = option
      ? t(option.label)
      : issue.options.length === 0
        ? ''
        : t(msg('versailles-1919-board.no-option'));
    return drawIssueLine(issue, remark, tokenChips(issue.tokens, t), places.get(`issue:${issue.id}`), t);
  });
  const card = strategy ? drawOwnStrategy(strategy, score.conditions, t) : undefined;
  const below = stack([...(lines.length > 0 ? [stack(lines, 0, 0)] : []), ...(card ? [card] : [])], 24, 4);
  return {
    height: below.height + 4,
    svg: [
      rect({ x: 0, y: 0, w: INNER, h: 21 }, { fill: wash, rx: 2 }),
      line(0, 21, INNER, 21, { stroke: strong, 'stroke-width': 1.4 }),
      about(`nation-${faction.id}`, { x: 1, y: 0, w: 20, h: 21 }, drawMark(faction.id, 11, 10.5, 10)),
      letters(22, 15, t(name), { size: 13.5, bold: true, fill: strong }),
      letters(INNER - 4, 15, t(msg('versailles-1919-board.holds', { count: issues.length, vp })), {
        size: TYPE.text,
        anchor: 'end',
        fill: strong,
      }),
      below.svg,
    ].join(''),
  };
}
