'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { type Notice, showToastsBy } from './toast';

const ToasterWindow = lazyPart(() => import('./toaster-window').then((module) => module.ToasterWindow));

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
