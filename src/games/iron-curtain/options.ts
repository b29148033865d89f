/** The table options: each is a ruling of the rules file's section 9 (PLACEHOLDER, filled in next). */
export type Options = {
  readonly just_played_always_accessible: boolean;
  readonly order_access_judged: 'before-the-order' | 'before-the-event';
  readonly tax_cube: 'leaves-the-game' | 'back-to-the-reserve';
  readonly take_back: 'reserve-empty' | 'reserve-short';
  readonly take_back_keeps_access: boolean;
  readonly no_cube_in_play: 'no-access' | 'any-card';
  readonly incomplete_region_bonus: boolean;
  readonly events_follow_basic_rules: boolean;
  readonly cubes_removed_by_event: 'back-to-the-reserve' | 'leave-the-game';
  readonly round_one_start: 'ussr-decides' | 'ussr-starts';
};
