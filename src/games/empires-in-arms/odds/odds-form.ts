import type { Answer, Field, FormAnswer, Option } from '../../../kernel/choice.ts';
import type { OddsQuestion } from '../../../kernel/odds-rule.ts';
import type { Setting } from '../../../kernel/rules.ts';
import { kindText } from '../battle/plan-form.ts';
import { areaName, nationName } from '../names.ts';
import { type Owner, TROOPS } from '../pack-lists.ts';
import { fights } from '../rulesets.ts';
import { SIDES, type SideName } from '../sides.ts';
import type { EmpiresInArms } from '../types.ts';
import type { OwnCorpsView, View } from '../view-types.ts';
import { guessForce, nationsFor } from './guess-force.ts';
import { msg } from './msg.ts';
import { enemyLeaders, ownCorps, ownLeaders } from './own-force.ts';
import { MOST_CORPS, MOST_FACTORS, type Planner } from './planner.ts';
import { corpsOption, enemyPlanFields, named, ownPlanFields, planGiven, word } from './trial-fields.ts';

/** The form of a battle that is tried in an area; undefined for whoever commands no corps, and where no area is. */
export function oddsForm(view: View, setting: Setting<EmpiresInArms>, place: string): OddsQuestion | undefined {
  const area = setting.pack.area[place];
  const at: Planner = { view, setting, area: place };
  const corps = ownCorps(at);
  const nations = nationsFor(at);
  if (!fights(setting) || !area || corps.length === 0 || nations.length === 0) return undefined;
  return {
    prompt: msg('empires-in-arms-odds.prompt', { area: areaName(setting.pack, place), ground: area.terrain }),
    choice: { kind: 'form', fields: fieldsFor(at, corps, nations) },
    given: givenFor(at, corps, nations),
  };
}

function fieldsFor(at: Planner, corps: readonly OwnCorpsView[], nations: readonly Owner[]): readonly Field[] {
  const { pack } = at.setting;
  const chosen = corps.map((one) => corpsOption(at, one));
  const most = Math.min(chosen.length, MOST_CORPS);
  return [
    { ...named('side'), choice: { kind: 'one', options: SIDES.map(word) } },
    { ...named('corps'), choice: { kind: 'some', options: chosen, min: 1, max: most } },
    ...leaderField('leader', ownLeaders(at)),
    { ...named('flank'), optional: true, choice: { kind: 'some', options: chosen, min: 0, max: most } },
    ...ownPlanFields(at),
    {
      ...named('nation'),
      choice: { kind: 'one', options: nations.map((id) => ({ id, label: nationName(pack, id) })) },
    },
    { ...named('number'), choice: { kind: 'number', min: 1, max: MOST_CORPS } },
    {
      ...named('factors'),
      choice: {
        kind: 'spread',
        slots: TROOPS.map((id) => ({ id, label: kindText(id), max: MOST_FACTORS })),
        total: { min: 1, max: MOST_FACTORS },
      },
    },
    ...leaderField('enemyLeader', enemyLeaders(at)),
    ...enemyPlanFields(at),
    { ...named('crossed'), optional: true, choice: { kind: 'one', options: ['no', 'yes'].map(word) } },
  ];
}

const leaderField = (id: string, options: readonly Option[]): readonly Field[] =>
  options.length === 0 ? [] : [{ ...named(id), optional: true, choice: { kind: 'one', options } }];

/** Whoever stands there fights, against what can be seen there; nobody has thought about it yet. */
function givenFor(at: Planner, corps: readonly OwnCorpsView[], nations: readonly Owner[]): FormAnswer {
  const there = corps.filter(({ area }) => area === at.area);
  const [first] = corps;
  const fighting = (there.length > 0 ? there : corps.filter(({ area }) => area === first?.area)).slice(0, MOST_CORPS);
  const [nation = ''] = nations;
  const { number, factors } = guessForce(at, nation);
  const [leader] = ownLeaders(at, fighting[0]?.area);
  const [enemyLeader] = enemyLeaders(at, at.area);
  const side = sideOf(at, there.length > 0);
  return {
    side,
    corps: fighting.map(({ id }) => `corps:${id}`),
    ...leaderIn('leader', leader),
    nation,
    number,
    factors,
    ...leaderIn('enemyLeader', enemyLeader),
    crossed: 'no',
    ...planGiven(side),
  };
}

const leaderIn = (field: string, option: Option | undefined): { readonly [field: string]: Answer } =>
  option ? { [field]: option.id } : {};

/** As an attack that is declared has it; else whoever is there already defends. */
function sideOf({ view, area }: Planner, isThere: boolean): SideName {
  const attack = view.attacks.find((one) => one.area === area);
  if (attack) return attack.attackers.some((power) => power === view.viewer) ? 'attackers' : 'defenders';
  return isThere ? 'defenders' : 'attackers';
}
