'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/layout/error-screen';

/** Rendered inside the frame, so that every other screen is one click away. */
export default function ErrorPage(props: ErrorScreenProps) {
  return <ErrorScreen {...props} inside />;
}
