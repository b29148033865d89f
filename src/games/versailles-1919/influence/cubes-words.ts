import type { Message } from '../../../kernel/message.ts';
import { msg } from '../msg.ts';
import { nationName } from '../names.ts';
import type { IssueId } from '../pack-types.ts';
import type { State } from '../state.ts';
import { cubesOn } from './cubes.ts';

/** The cubes on an issue in words: "the UK 3 and France 1", or that there are none. */
export function cubesText(state: State, issue: IssueId): Message {
  const cubes = cubesOn(state, issue);
  if (cubes.length === 0) return msg('versailles-1919.no-cubes');
  return msg('versailles-1919.cubes', {
    cubes: cubes.map((each) => msg('versailles-1919.cubes-of', { who: nationName(each.faction), n: each.cubes })),
  });
}
