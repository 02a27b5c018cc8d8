/** How a verdict on a part of the installation looks. */
export const HEALTH_LOOKS = {
  ok: { tone: 'green', icon: 'check' },
  warn: { tone: 'amber', icon: 'circle-alert' },
  bad: { tone: 'red', icon: 'ban' },
} as const;
