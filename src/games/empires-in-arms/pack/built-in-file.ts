import areas from '../data/areas.json' with { type: 'json' };
import arrows from '../data/arrows.json' with { type: 'json' };
import battle from '../data/battle.json' with { type: 'json' };
import calendar from '../data/calendar.json' with { type: 'json' };
import combinations from '../data/combinations.json' with { type: 'json' };
import conquest from '../data/conquest.json' with { type: 'json' };
import control from '../data/control.json' with { type: 'json' };
import corps from '../data/corps.json' with { type: 'json' };
import counters from '../data/counters.json' with { type: 'json' };
import economy from '../data/economy.json' with { type: 'json' };
import fleets from '../data/fleets.json' with { type: 'json' };
import guerrillas from '../data/guerrillas.json' with { type: 'json' };
import leaders from '../data/leaders.json' with { type: 'json' };
import minorMorale from '../data/minor-morale.json' with { type: 'json' };
import minors from '../data/minors.json' with { type: 'json' };
import nations from '../data/nations.json' with { type: 'json' };
import naval from '../data/naval.json' with { type: 'json' };
import optional from '../data/optional.json' with { type: 'json' };
import peace from '../data/peace.json' with { type: 'json' };
import points from '../data/points.json' with { type: 'json' };
import provinces from '../data/provinces.json' with { type: 'json' };
import purchases from '../data/purchases.json' with { type: 'json' };
import sailing from '../data/sailing.json' with { type: 'json' };
import scenarios from '../data/scenarios.json' with { type: 'json' };
import seas from '../data/seas.json' with { type: 'json' };
import sequence from '../data/sequence.json' with { type: 'json' };
import setup from '../data/setup-1805.json' with { type: 'json' };
import siege from '../data/siege.json' with { type: 'json' };
import status from '../data/status.json' with { type: 'json' };
import supply from '../data/supply.json' with { type: 'json' };
import shapes from '../map/shapes.json' with { type: 'json' };

/** All files of the pack that comes with the server, side by side. */
export const builtInFile: { readonly [subject: string]: unknown } = {
  ...areas,
  ...seas,
  ...provinces,
  ...minors,
  ...combinations,
  ...nations,
  ...minorMorale,
  ...corps,
  ...fleets,
  ...counters,
  ...leaders,
  ...status,
  ...points,
  ...peace,
  ...purchases,
  ...calendar,
  ...sequence,
  ...economy,
  ...naval,
  ...battle,
  ...supply,
  ...siege,
  ...guerrillas,
  ...conquest,
  ...setup,
  ...scenarios,
  ...optional,
  ...control,
  ...arrows,
  ...sailing,
  shapes,
};
