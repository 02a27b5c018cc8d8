/** The sides of a vehicle on its drawing. `left` and `right` are those of a person who sits in it. */
export const DRAWING_VIEWS = ['top', 'left', 'right', 'front', 'back'] as const;
export type DrawingView = (typeof DRAWING_VIEWS)[number];

export const DAMAGE_KINDS = ['scratch', 'dent', 'crack', 'broken', 'missing', 'other'] as const;
export const DAMAGE_SEVERITIES = ['light', 'medium', 'severe'] as const;
/** How a damage stops standing: it was repaired, or it never was one. */
export const DAMAGE_CLOSINGS = ['repaired', 'dismissed'] as const;
export type DamageClosing = (typeof DAMAGE_CLOSINGS)[number];

export const DAMAGE_STATES = ['open', 'charged', ...DAMAGE_CLOSINGS] as const;
export type DamageState = (typeof DAMAGE_STATES)[number];

/** The photos of a walk-around, in the order in which one walks. */
export const WALK_AROUND_SHOTS = ['front', 'left', 'back', 'right', 'dashboard', 'fuel_gauge'] as const;
export const CHECKLIST_ANSWERS = ['present', 'missing'] as const;

export interface ChecklistAnswer {
  item: string;
  answer: (typeof CHECKLIST_ANSWERS)[number];
}

export const INSPECTION_KINDS = ['checkout', 'checkin', 'standalone'] as const;
// Assumption: nobody marks more damages than this at one inspection.
export const MOST_FOUND = 40;
export const MOST_CHECKLIST_ITEMS = 30;
