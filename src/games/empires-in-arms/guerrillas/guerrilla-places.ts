import type { Answer, Field } from '../../../kernel/choice.ts';
import { areaName, provinceName } from '../names.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Board } from '../position-types.ts';
import { fieldsOf } from '../read-form.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Decide } from '../types.ts';
import type { Risen } from './guerrilla-frames.ts';
import { areasIn } from './guerrilla-provinces.ts';
import { placeGuerrillas } from './guerrilla-step.ts';
import { msg } from './msg.ts';
import { byThemselves } from './rise.ts';

/** 10.1.1: in which areas of their provinces guerrillas rise. */
export const guerrillaPlaces: Decide<'guerrilla-places'> = {
  section: '10.1.1',
  seats: (position) => deciding(position).filter((power) => power === position.pack.guerrillas.nation),
  ask: (position, _, { risen }) => ({
    prompt: msg('empires-in-arms-guerrillas.prompt', { number: risen.reduce((sum, { number }) => sum + number, 0) }),
    brief: msg('empires-in-arms-guerrillas.brief'),
    choice: { kind: 'form', fields: risen.map((one) => field(position, one)) },
  }),
  waiting: () => msg('empires-in-arms-guerrillas.waiting'),
  apply: (play, answers, { risen }) => {
    const [answer] = Object.values(answers);
    const fields = fieldsOf(answer);
    placeGuerrillas(
      play,
      risen.flatMap(({ province }) => {
        const given = fields.get(province);
        const spread = typeof given === 'object' && !Array.isArray(given) ? Object.entries(given) : [];
        return spread.map(([id, number]) => ({ area: id.replace('area:', ''), number: Number(number) }));
      }),
    );
  },
  fallback: (position, _, { risen }) => spreadByThemselves(position, risen),
  standing: (position, _, { risen }) =>
    standingOrders(position.state, position.pack.guerrillas.nation).reactions?.guerrillas === 'by_themselves'
      ? spreadByThemselves(position, risen)
      : undefined,
};

function field(board: Board, { province, number }: Risen): Field {
  return {
    id: province,
    label: msg('empires-in-arms-guerrillas.field', { province: provinceName(board.pack, province), number }),
    choice: {
      kind: 'spread',
      slots: areasIn(board, { id: province }).map((area) => ({
        id: `area:${area}`,
        label: areaName(board.pack, area),
        max: number,
        place: area,
      })),
      total: { min: number, max: number },
    },
  };
}

const spreadByThemselves = (board: Board, risen: readonly Risen[]): Answer =>
  Object.fromEntries(
    risen.map(({ province, number }) => [province, { [`area:${byThemselves(board, province)}`]: number }]),
  );
