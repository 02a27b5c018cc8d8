import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/config';

type Context = { params: Promise<{ nextauth: string[] }> };

async function handler(request: Request, context: Context) {
  return NextAuth(
    request as never,
    context as never,
    authOptions(request.headers.get('x-forwarded-proto') === 'https'),
  );
}

export { handler as GET, handler as POST };
