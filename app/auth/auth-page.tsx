import type { ComponentProps } from 'react';
import { AuthFrame } from '@/components/layout/auth-frame';
import { getBrand } from '@/lib/platform/get-brand';

/** A screen before sign-in, under the platform's name. */
export async function AuthPage(props: Omit<ComponentProps<typeof AuthFrame>, 'brand'>) {
  return <AuthFrame brand={await getBrand()} {...props} />;
}
