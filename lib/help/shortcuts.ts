/** Every shortcut of the screens, by where it works, as `<place>_<what>`. Its texts are `keys_…` and `does_…` in the help. */
export const SHORTCUTS = [
  'planner_go',
  'planner_ends',
  'planner_pages',
  'planner_days',
  'planner_take',
  'moving_move',
  'moving_stretch',
  'moving_hours',
  'moving_drop',
  'moving_cancel',
  'picker_choose',
  'picker_close',
  'photos_sort',
  'list_clear',
  'dialog_close',
  'form_enter',
] as const;

type Place<Name> = Name extends `${infer Where}_${string}` ? Where : never;
export type ShortcutPlace = Place<(typeof SHORTCUTS)[number]>;

export function placeOf(shortcut: (typeof SHORTCUTS)[number]): ShortcutPlace {
  // Safe because every name begins with its place.
  return shortcut.split('_')[0] as ShortcutPlace;
}
