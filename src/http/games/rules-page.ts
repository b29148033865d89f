import type { GameModule } from '../../kernel/rules.ts';

/** The address of a game's rules; undefined where they are not written down. */
export function rulesPage({ rules, rulebook }: Pick<GameModule, 'rules' | 'rulebook'>): string | undefined {
  return rulebook && `/games/${rules.id}/rules`;
}
