export { NextRequest } from 'next/dist/server/web/spec-extension/request';
export { NextResponse } from 'next/dist/server/web/spec-extension/response';

/** Work after the answer: without a server nobody does it. */
export function after(): void {}
