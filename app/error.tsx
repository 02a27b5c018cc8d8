'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/layout/error-screen';

export default function ErrorPage(props: ErrorScreenProps) {
  return <ErrorScreen {...props} />;
}
