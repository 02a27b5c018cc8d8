import { getLocale } from 'next-intl/server';
import { z } from 'zod';
import { testMail } from '@/lib/platform-settings/test-mail';
import { operatorRouteAround } from '@/lib/server/route';

export const POST = operatorRouteAround(
  'settings.manage',
  z.object({}),
  async (ctx) => testMail(ctx, await getLocale()),
  {
    again: 'sends another mail',
  },
);
