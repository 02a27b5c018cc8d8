'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';
import { type Notice, showToastsBy } from './toast';

const ToasterWindow = lazyPart(() => import('./toaster-window').then((module) => module.ToasterWindow));

/** Shows short messages. Its library loads with the first one. */
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
