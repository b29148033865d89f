import type { Choice } from '../../../../kernel/choice.ts';
import { canPlace, placeInfluence } from '../../influence/place-influence.ts';
import { canReclaim, reclaim } from '../../influence/reclaim.ts';
import { demobilizeUnit } from '../../military/demobilize.ts';
import { canDeploy, deployTo, deployUnit } from '../../military/deploy.ts';
import { deployedIn, mobilized } from '../../military/units.ts';
import type { FactionId } from '../../pack-types.ts';
import { isMilitary } from '../../turn/action-options.ts';
import { canActMilitarily, canActPolitically } from '../../turn/actions.ts';
import { action, militaryAction } from '../../turn/choose-action.ts';
import { canActNeutrally, takeNeutralAction } from '../../two-players/neutral-action.ts';
import { neutralPlace } from '../../two-players/neutral-place.ts';
import { neutralReclaim, reclaimable } from '../../two-players/neutral-reclaim.ts';
import type { Position } from '../../types.ts';
import type { OpenSubject } from './subject.ts';

/**
 * 3.1, 4, 8, 15.2: the actions of the turn that are still to come, and the unit that anybody may have to give up (9.3).
 */
export function actionSubjects(position: Position, faction: FactionId): readonly OpenSubject[] {
  const { state } = position;
  const units: readonly OpenSubject[] =
    mobilized(state, faction) > 0
      ? [
          {
            faction,
            to: 'demobilize-unit',
            choice: demobilizeUnit.ask(position, faction, { faction, mutiny: false }).choice,
          },
        ]
      : [];
  if (faction !== state.active) return units;
  return [...political(position, faction), ...neutral(position, faction), ...military(position, faction), ...units];
}

function political(position: Position, faction: FactionId): readonly OpenSubject[] {
  const { state } = position;
  if (state.done.political || !canActPolitically(position, faction)) return [];
  const { choice } = action.ask(position, faction, { faction });
  return [
    { faction, to: 'action', choice: withoutMilitary(choice) },
    ...(canPlace(state, faction)
      ? [{ faction, to: 'place-influence' as const, choice: placeInfluence.ask(position, faction, { faction }).choice }]
      : []),
    ...(canReclaim(state, faction)
      ? [{ faction, to: 'reclaim' as const, choice: reclaim.ask(position, faction, { faction }).choice }]
      : []),
  ];
}

function military(position: Position, faction: FactionId): readonly OpenSubject[] {
  if (position.state.done.military || !canActMilitarily(position, faction)) return [];
  return [
    { faction, to: 'military-action', choice: militaryAction.ask(position, faction, { faction }).choice },
    ...deploying(position, faction),
  ];
}

/** 8.1, 8.2: which unit, and any space that one of them can reach. */
export function deploying(position: Position, faction: FactionId): readonly OpenSubject[] {
  if (!canDeploy(position, faction)) return [];
  const from = ['available' as const, ...deployedIn(position.state, faction)];
  const spaces = from.flatMap((place) => {
    const { choice } = deployTo.ask(position, faction, { faction, from: place });
    return choice.kind === 'one' ? choice.options : [];
  });
  const known = new Map(spaces.map((space) => [space.id, space]));
  return [
    { faction, to: 'deploy-unit', choice: deployUnit.ask(position, faction, { faction }).choice },
    { faction, to: 'deploy-to', choice: { kind: 'one', options: [...known.values()] } },
  ];
}

/** 15.2, 15.3, 15.6. */
function neutral(position: Position, faction: FactionId): readonly OpenSubject[] {
  const { neutral: of, done } = position.state;
  if (!of || done.neutral || !canActNeutrally(position, of)) return [];
  const args = { faction: of };
  const cubes = reclaimable(position, of);
  return [
    { faction, of, to: 'neutral-action', choice: takeNeutralAction.ask(position, faction, args).choice },
    ...(canPlace(position.state, of)
      ? [{ faction, of, to: 'neutral-place' as const, choice: neutralPlace.ask(position, faction, args).choice }]
      : []),
    ...(cubes > 0
      ? [
          {
            faction,
            of,
            to: 'neutral-reclaim' as const,
            choice: neutralReclaim.ask(position, faction, { ...args, cubes }).choice,
          },
        ]
      : []),
  ];
}

function withoutMilitary(choice: Choice): Choice {
  if (choice.kind !== 'one') return choice;
  return { ...choice, options: choice.options.filter(({ id }) => !isMilitary(id)) };
}
