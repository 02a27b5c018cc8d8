'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { type Notice, showToastsBy } from './toast';

const ToasterWindow = lazy(() => import('./toaster-window').then((module) => ({ default: module.ToasterWindow })));

/** The place of notices; its library is fetched with the first of them. */
export function Toaster() {
  const [notices, setNotices] = useState<Notice[]>([]);
  useEffect(() => showToastsBy((notice) => setNotices((before) => [...before, notice])), []);
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <ToasterWindow notices={notices} />
    </Suspense>
  );
}
