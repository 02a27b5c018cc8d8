/** Whether vehicles leave with a customer, or come back. */
export type Way = 'out' | 'back';
