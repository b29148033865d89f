import type { Message } from '../../../kernel/message.ts';
import { endText } from '../ending/outcome.ts';
import { msg as gameMsg } from '../msg.ts';
import { monthTitle, powerName } from '../names.ts';
import type { PowerView, View } from '../view-types.ts';
import { held } from './draw-victory.ts';
import { figure } from './figure.ts';
import { msg } from './msg.ts';
import { zoneName } from './short-names.ts';
import { tellAccounts } from './tell-accounts.ts';
import { tellPacts, tellRelations } from './tell-relations.ts';
import { tellScenario } from './tell-scenario.ts';

/** The month, each power's standing, wars, alliances and peace, and who holds what: what anybody may know. */
export function tellCampaign(view: View): readonly Message[] {
  const { time, phase, powers, ending, scenario } = view;
  return [
    msg('empires-in-arms-board.now', { month: monthTitle(time), phase: gameMsg('empires-in-arms.phase', { phase }) }),
    ...(ending ? [endText(ending)] : []),
    ...(scenario ? tellScenario(scenario) : powers.map(tellPower)),
    ...(view.dominant.length > 0
      ? [msg('empires-in-arms-board.dominant', { powers: view.dominant.map(powerName) })]
      : []),
    ...tellAccounts(view),
    ...tellRelations(view),
    ...tellPacts(view),
    ...tellHoldings(view),
  ];
}

function tellPower({ id, played, controller, zone, box, gives, victoryPoints, goal }: PowerView): Message {
  return msg('empires-in-arms-board.power', {
    power: powerName(id),
    ...held(played, controller),
    zone: zoneName(zone),
    box: String(box),
    gives: String(gives),
    has: figure(victoryPoints),
    goal: String(goal),
  });
}

/** Minor countries by the power that controls them, new political combinations, and provinces that were ceded. */
export function tellHoldings({ powers, minors, combinations, ceded }: View): readonly Message[] {
  return [
    ...powers.flatMap(({ id }) => {
      const controlled = minors.filter(({ controller }) => controller === id);
      if (controlled.length === 0) return [];
      const names = controlled.map(({ name, status }) => msg('empires-in-arms-board.minor', { minor: name, status }));
      return [msg('empires-in-arms-board.controls', { power: powerName(id), minors: names })];
    }),
    ...combinations.map(({ name, controller, members }) =>
      msg('empires-in-arms-board.combination', { name, members, power: powerName(controller) }),
    ),
    ...ceded.map(({ name, from, to }) =>
      msg('empires-in-arms-board.ceded', { province: name, from: powerName(from), to: powerName(to) }),
    ),
  ];
}
