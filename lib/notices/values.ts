export const PAPERS = ['insurance', 'registration'] as const;
export type Paper = (typeof PAPERS)[number];
