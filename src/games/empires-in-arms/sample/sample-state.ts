import type { RandomSource } from '../../../kernel/chance.ts';
import type { Viewer } from '../../../kernel/decision.ts';
import { cloneData } from '../../../kernel/json.ts';
import type { Agenda } from '../../../kernel/machine.ts';
import type { Sample } from '../../../kernel/rules.ts';
import { hasEnemyAtHome } from '../forces/forces-inside.ts';
import { isPower } from '../forces/who-commands.ts';
import type { CorpsId } from '../pack-lists.ts';
import type { EmpiresInArms, Position } from '../types.ts';
import { whoKnows } from '../view/who-knows.ts';
import { dealCorps } from './deal-corps.ts';
import { fitIntoCities } from './draw-factors.ts';
import { forgetFrames, renameCorps } from './forget-frames.ts';
import { forgetSecrets } from './forget-secrets.ts';
import { type HiddenCorps, hiddenCorps } from './hidden-corps.ts';
import { type KnownCorps, knownCorps } from './known-corps.ts';
import { placeLeaders } from './place-leaders.ts';
import { drawLoans, setOut } from './set-out.ts';

/** How often corps are dealt anew where they do not fit what an invaded power is told. */
const TRIES = 30;

/**
 * 2.4.2: which corps stand behind the backs that a viewer sees, how strong they are and which of them a leader is with,
 * what others own, have bought and ordered, and the chits of battles to come: all drawn anew from what the viewer sees.
 */
export function sampleState(
  position: Position,
  viewer: Viewer,
  draw: RandomSource,
  agenda: Agenda,
): Sample<EmpiresInArms> {
  if (viewer === 'moderator') return { state: cloneData(position.state) };
  const knows = whoKnows(position.state, viewer);
  const frames = forgetFrames(agenda, knows, position);
  const backs = hiddenCorps(position, knows, frames);
  const known = knownCorps(position, { viewer, knows }, frames, backs);
  const { state, dealt } = setOutAsTold(position, viewer, { backs, known }, draw);

  const board = { state, pack: position.pack };
  fitIntoCities(board, new Set(dealt.values()));
  placeLeaders(position, state, { knows, ...known }, draw);
  forgetSecrets(board, knows, draw);
  return { state, agenda: renameCorps(frames, dealt) };
}

type Seen = { readonly backs: readonly HiddenCorps[]; readonly known: KnownCorps };
type SetOut = { readonly state: Position['state']; readonly dealt: ReadonlyMap<CorpsId, CorpsId> };

/** 4.2.2.2: while it writes its political orders, a power knows whether an enemy is in its home on foot. */
function setOutAsTold(position: Position, viewer: Viewer, { backs, known }: Seen, draw: RandomSource): SetOut {
  const { pack } = position;
  const isTold =
    isPower(viewer) &&
    position.asked().some(({ name, seats }) => name === 'political-orders' && seats.includes(viewer));
  for (let n = 1; ; n += 1) {
    const state = cloneData(position.state);
    const dealt = dealCorps(pack, backs, known, draw);
    setOut({ state, pack }, { backs, dealt }, known, draw);
    state.loans = drawLoans({ state: position.state, pack }, { backs, dealt }, known, draw);
    const fits = !isTold || hasEnemyAtHome({ state, pack }, viewer) === hasEnemyAtHome(position, viewer);
    if (fits || n === TRIES) return { state, dealt };
  }
}
