import type { Decide, Step } from '../types.ts';
import { sailOn } from './carry-out-line.ts';
import { afterFight, endFight } from './end-fight.ts';
import { evade } from './evade.ts';
import { fire, seaFight } from './fight-steps.ts';
import { driveOff, navalRetreat } from './flee.ts';
import { intercept, interceptNext } from './intercept.ts';
import { leaveEnemyPorts, portLost } from './leave-enemy-ports.ts';
import { navalTurnOver } from './must-leave.ts';
import { navalCombat, portGuns } from './naval-combat.ts';
import type { NavalDecisions, NavalSteps } from './naval-frames.ts';
import { navalGroup, navalOver, navalPhase, navalSlot } from './naval-phase.ts';
import { navalSheet, navalSheetOver, navalTurnSheet } from './naval-turn.ts';
import { enterPort, pursue } from './pursue.ts';
import { navalLosses, shareLosses } from './share-losses.ts';

/** The procedures of the naval phase. */
export const navalSteps: { readonly [Name in keyof NavalSteps]: Step<Name> } = {
  'naval-phase': navalPhase, // 6.1
  'naval-group': navalGroup, // 6.1.2
  'naval-sheet': navalSheet, // 6.2
  'naval-sheet-over': navalSheetOver, // 6.2.2.4
  'sail-on': sailOn, // 6.2.3
  'intercept-next': interceptNext, // 6.2.3.1.1
  'naval-combat': navalCombat, // 6.2.4
  'leave-enemy-ports': leaveEnemyPorts, // 6.2.6
  'naval-turn-over': navalTurnOver, // 6.2.7.1
  'naval-over': navalOver, // 6
  'sea-fight': seaFight, // 6.3.3.1
  fire, // 6.3.3.2
  'share-losses': shareLosses, // 6.3.3.2
  'end-fight': endFight, // 6.3.4
  'after-fight': afterFight, // 6.2.3.4
};

/** Its questions. */
export const navalDecisions: { readonly [Name in keyof NavalDecisions]: Decide<Name> } = {
  'naval-slot': navalSlot, // 6.1
  'naval-turn': navalTurnSheet, // 6.2
  intercept, // 6.2.3
  evade, // 6.3.2
  'port-guns': portGuns, // 6.3.1.3.2
  'naval-losses': navalLosses, // 6.3.6
  'naval-retreat': navalRetreat, // 6.3.5.1
  'drive-off': driveOff, // 6.3.5.1.1
  pursue, // 6.3.5.1
  'enter-port': enterPort, // 6.3.5.3
  'port-lost': portLost, // 6.2.6
};
