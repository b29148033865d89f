import { illegal } from '../../../kernel/refuse-answer.ts';
import { corpsInCity } from '../land/city.ts';
import { besiege } from '../land/siege.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import { areaName } from '../names.ts';
import { correctionBetweenMonths, numberIn, textIn } from './correction.ts';
import { areaField, label, nationField, numberField, prompt } from './fields.ts';
import { msg } from './msg.ts';

/** 7.3.3.4: the garrison of a city; without factors there is none. One in a besieged city is besieged. */
export const correctGarrison = correctionBetweenMonths({
  label: label('garrison'),
  ask: (position) => {
    const { area, limits } = position.pack;
    const spires = Object.values(area).map(({ city }) => city?.spires ?? 0);
    const most = Math.max(...spires) * limits.cityFactorsPerSpire;
    return {
      prompt: prompt('garrison'),
      choice: {
        kind: 'form',
        fields: [
          areaField(position, 'area', (id) => (area[id]?.city?.spires ?? 0) > 0),
          nationField(position, 'nation'),
          numberField('infantry', 0, most),
          numberField('militia', 0, most),
        ],
      },
    };
  },
  apply(play, answer) {
    const { state, pack, tell } = play;
    const area = textIn(answer, 'area');
    const nation = textIn(answer, 'nation');
    const [infantry, militia] = [numberIn(answer, 'infantry'), numberIn(answer, 'militia')];
    const most = (pack.area[area]?.city?.spires ?? 0) * pack.limits.cityFactorsPerSpire;
    if (infantry + militia > most)
      throw illegal(msg('empires-in-arms-corrections.room', { what: areaName(pack, area), most: String(most) }));
    const besiegers = state.sieges?.[area] ?? [];
    delete state.garrisons[area];
    if (infantry + militia > 0) state.garrisons[area] = { nation, infantry, militia };
    // Who comes into a besieged city is shut in, and one that is left empty is besieged no more.
    if (state.garrisons[area] || corpsInCity(play, area).length > 0)
      for (const power of besiegers) besiege(play, power, area);
    tidyCities(play);
    tell({ type: 'corrected-garrison', area, nation, infantry, militia });
  },
});
