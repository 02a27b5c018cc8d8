'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/layout/error-screen';

/** The frame stays around it, so that every other screen is a press away. */
export default function ErrorPage(props: ErrorScreenProps) {
  return <ErrorScreen {...props} inside />;
}
