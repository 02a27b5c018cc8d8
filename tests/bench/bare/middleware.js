import { NextResponse } from 'next/server';

/** Names something for what comes after it, as ours names the company. */
export function middleware(request) {
  const headers = new Headers(request.headers);
  headers.set('x-bare', request.headers.get('host') ?? '');
  return NextResponse.next({ request: { headers } });
}

export const config = { runtime: 'nodejs', matcher: ['/through/:path*', '/api/through/:path*'] };
