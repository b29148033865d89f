import { areaName } from '../names.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide } from '../types.ts';
import { msg } from './msg.ts';
import { corpsOutside } from './siege.ts';
import { leave, waysOut, whereToStep } from './step-aside.ts';

/** 7.3.8.4: where forces go that are on neither side of an attack; asked of who wants to be asked. */
export const leaveArea: Decide<'leave-area'> = {
  section: '7.3.8.4',
  seats: (position, { power }) => deciding(position).filter((one) => one === power),
  ask: (position, _, { area, power }) => ({
    prompt: msg('empires-in-arms-land.leave.prompt', { area: areaName(position.pack, area) }),
    brief: msg('empires-in-arms-land.leave.brief', { area: areaName(position.pack, area) }),
    choice: {
      kind: 'one',
      options: waysOut(position, power, area).map((id) => ({
        id: `area:${id}`,
        label: areaName(position.pack, id),
        place: id,
      })),
    },
  }),
  waiting: ({ pack }, { area }) => msg('empires-in-arms-land.leave.waiting', { area: areaName(pack, area) }),
  apply: (play, answers, { area, power, corps }) => {
    const answer = String(Object.values(answers)[0]);
    const to = waysOut(play, power, area).find((id) => `area:${id}` === answer) ?? whereToStep(play, power, area);
    const there = corpsOutside(play, power, area);
    leave(play, { power, from: area, corps: corps.filter((id) => there.includes(id)) }, to);
  },
  fallback: (position, _, { area, power }) => `area:${whereToStep(position, power, area)}`,
};
