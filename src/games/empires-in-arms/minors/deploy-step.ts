import type { SheetRule } from '../../../kernel/sheet.ts';
import { sheetChoice } from '../../../kernel/sheet.ts';
import { sheetLines } from '../../../kernel/sheet-lines.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { minorName } from '../names.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { State } from '../state.ts';
import type { Decide, EmpiresInArms, Play, Step } from '../types.ts';
import { place, whyNotPlace } from './deploy.ts';
import { deploymentSheet } from './deployment-sheet.ts';
import { msg } from './msg.ts';
import { placeRest } from './place-rest.ts';
import { placingText } from './placing-text.ts';
import { readPlacing } from './read-placing.ts';
import { deploymentOrder } from './take-control.ts';
import { deploymentOf } from './what-deploys.ts';

/** No minor country has so many counters and cities that more could be of use. */
const MOST_LINES = 40;

/** 4.6.3.2: one power after the other sets out the forces of its minor countries, all of its own at once. */
export const deployStep: Step<'deploy-step'> = {
  section: '4.6.3.2',
  run: (play, { minors }) => {
    const { state, pack, push } = play;
    const byPower = new Map<Power, MinorId[]>();
    for (const minor of minors) {
      const power = controllerOf(state, minor);
      if (power !== undefined) byPower.set(power, [...(byPower.get(power) ?? []), minor]);
    }
    push(
      ...deploymentOrder(pack, [...byPower.keys()]).map((power) => ({
        together: (byPower.get(power) ?? []).map((minor) => [
          deciding(play).includes(power)
            ? { ask: 'deploy-minor' as const, args: { minor } }
            : { step: 'deploy-rest' as const, args: { minor } },
        ]),
      })),
    );
  },
};

/** What the controller did not set out stands by itself; what has no room is lost (ruling). */
export const deployRest: Step<'deploy-rest'> = {
  section: '4.6.3',
  run: (play, { minor }) => {
    const power = controllerOf(play.state, minor);
    if (power === undefined) return;
    const { placings, lost } = placeRest(deploymentOf(play, minor));
    for (const placing of placings) {
      place(play.state, deploymentOf(play, minor), placing);
      play.tell({ type: 'minor-set-out', power, minor, placing });
    }
    if (lost.infantry + lost.cavalry > 0) play.tell({ type: 'factors-without-place', power, minor, ...lost });
  },
};

const sheet: SheetRule<EmpiresInArms, { minor: MinorId }> = {
  max: MOST_LINES,
  begin: (position, _, { minor }) => deploymentSheet(deploymentOf(position, minor)),
  preview: ({ state, pack }, _, lines, { minor }) => {
    const after: State = {
      ...state,
      corps: { ...state.corps },
      fleets: { ...state.fleets },
      garrisons: { ...state.garrisons },
    };
    for (const line of lines) place(after, deploymentOf({ state: after, pack }, minor), readPlacing(line));
    return after;
  },
  carryOut: (play, _, line, { minor }) => {
    const power = powerFor(play, minor);
    const placing = readPlacing(line);
    place(play.state, deploymentOf(play, minor), placing);
    play.tell({ type: 'minor-set-out', power, minor, placing });
  },
  passOver: (play, _, line, __, { minor }) => {
    const placing = readPlacing(line);
    const no = whyNotPlace(deploymentOf(play, minor), placing);
    if (no) play.tell({ type: 'placing-lapsed', power: powerFor(play, minor), placing, no });
  },
};

/** 4.6.3.3 to 4.6.3.5: where the forces of a minor country stand. */
export const deployMinor: Decide<'deploy-minor'> = {
  section: '4.6.3',
  // The strength of corps is nobody else's business (2.4.2).
  sealed: true,
  seats: (position, { minor }) => deciding(position).filter((power) => controllerOf(position.state, minor) === power),
  ask: (position, _, { minor }) => {
    const deployment = deploymentOf(position, minor);
    const rest = placeRest(deployment).placings.map((placing) => placingText(position.pack, placing, 'all'));
    return {
      prompt: msg('empires-in-arms-minors.deploy.prompt', { minor: minorName(position.pack, minor), rest }),
      brief: msg('empires-in-arms-minors.deploy.brief', { minor: minorName(position.pack, minor) }),
      choice: sheetChoice(deploymentSheet(deployment), MOST_LINES),
    };
  },
  sheet,
  waiting: ({ pack }, { minor }) => msg('empires-in-arms-minors.deploy.brief', { minor: minorName(pack, minor) }),
  apply: (play, answers, { minor }) => {
    play.push(
      ...Object.entries(answers).map(([seat, answer]) => ({
        sheet: 'deploy-minor' as const,
        args: { minor },
        seat,
        lines: sheetLines(answer),
      })),
      { step: 'deploy-rest', args: { minor } },
    );
  },
  fallback: () => [],
};

function powerFor({ state }: Play, minor: MinorId): Power {
  const power = controllerOf(state, minor);
  if (power === undefined) throw new Error(`nobody controls ${minor}`);
  return power;
}
