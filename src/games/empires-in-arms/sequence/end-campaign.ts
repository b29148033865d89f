import type { Ending } from '../state.ts';
import type { Play } from '../types.ts';

/** 8.1: the campaign is over, and nothing that waits happens any more. */
export function endCampaign({ state, tell, end }: Play, ending: Ending): void {
  state.ending = ending;
  tell({ type: 'campaign-over', ...ending });
  end();
}
