/** Its code is fetched as soon as somebody reaches for it. */
export const loadRefundForm = () => import('./refund-form');
