import { addIrregulars } from '../forces/add-irregulars.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Play, Step } from '../types.ts';
import type { Risen } from './guerrilla-frames.ts';
import { areasIn } from './guerrilla-provinces.ts';
import { huntGuerrillas } from './hunt.ts';
import { byThemselves, throwForGuerrillas } from './rise.ts';

/** 7.6: in the nation's own turn guerrillas rise, in those of its enemies they are hunted (10.1.1). */
export const guerrillaStep: Step<'guerrilla-step'> = {
  section: '7.6',
  run: (play, { powers }) => {
    for (const power of powers) {
      hunt(play, power);
      if (power === play.pack.guerrillas.nation) rise(play, power);
    }
  },
};

function hunt(play: Play, power: Power): void {
  const { pack, die, tell } = play;
  const { nation, dieFaces } = pack.guerrillas;
  const hunts = huntGuerrillas(play, power, (province) => die(`die:guerrilla-hunt:${province}`, dieFaces));
  if (hunts.length > 0) tell({ type: 'guerrillas-hunted', power, of: nation, hunts });
}

/** Who has a choice of areas is asked; a power that nobody plays leaves them to themselves. */
function rise(play: Play, power: Power): void {
  const { pack, die, tell, push } = play;
  const risings = throwForGuerrillas(play, (province) => die(`die:guerrillas:${province}`, pack.guerrillas.dieFaces));
  if (risings.length === 0) return;
  tell({ type: 'guerrillas-thrown', power, risings });
  const risen = risings.flatMap(({ province, number }) => (number > 0 ? [{ province, number }] : []));
  const isAsked = (one: Risen) => areasIn(play, { id: one.province }).length > 1 && deciding(play).includes(power);
  const asked = risen.filter(isAsked);
  placeGuerrillas(
    play,
    risen
      .filter((one) => !isAsked(one))
      .map(({ province, number }) => ({ area: byThemselves(play, province), number })),
  );
  if (asked.length > 0) push({ ask: 'guerrilla-places', args: { risen: asked } });
}

/** Guerrillas stand in areas from now on. */
export function placeGuerrillas(
  { state, pack, tell }: Play,
  places: readonly { readonly area: AreaId; readonly number: number }[],
): void {
  const { nation } = pack.guerrillas;
  const there = places.filter(({ number }) => number > 0);
  for (const { area, number } of there) addIrregulars(state, nation, 'guerrilla', area, number);
  if (there.length > 0) tell({ type: 'guerrillas-rose', power: nation, places: there });
}
