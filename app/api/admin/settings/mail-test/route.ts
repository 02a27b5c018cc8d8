import { getLocale } from 'next-intl/server';
import { testMail } from '@/lib/platform-settings/test-mail';
import { operatorRouteAround } from '@/lib/server/route';

export const POST = operatorRouteAround('settings.manage', async (ctx) => testMail(ctx, await getLocale()));
