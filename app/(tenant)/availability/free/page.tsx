import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { DayChoice } from '@/components/forms/day-choice';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { Unbroken } from '@/components/ui/unbroken';
import { VehiclePicture } from '@/components/ui/vehicle-picture';
import { can } from '@/lib/auth/permissions';
import { findFreeWindows } from '@/lib/availability/find-free-windows';
import { FreeQuestion } from '@/lib/availability/input';
import { formatMoment, instantToLocal, localDay } from '@/lib/dates';
import { thumbnailUrl } from '@/lib/files/file-url';
import { formatMoney } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { bodyOf } from '@/lib/vehicles/body-of';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { reservationAddress } from '../reservation-address';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('availability'))('find') };
}

export default async function FreePage({ searchParams }: PageProps<'/availability/free'>) {
  const ctx = await requireTenant();
  const asked = FreeQuestion.parse(await searchParams);
  const { timeZone } = ctx.tenant;
  const day = asked.day ?? localDay(ctx.now, timeZone);
  const { classes, windows } = await query(ctx, 'availability.view', async (q) => {
    const names = await listClassNames(q);
    // The question that is asked most is answered at once.
    const classId = asked.class ?? names[0]?.id;
    return { classes: names, windows: classId ? await findFreeWindows(q, { classId, days: asked.days, day }) : null };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const say = (instant: Date) => formatMoment(instant, locale, timeZone, ctx.now);
  const local = (instant: Date) => instantToLocal(instant, timeZone);
  return (
    <>
      <PageHeader title={t('availability.find')} back={{ href: '/availability', label: t('availability.title') }} />
      <search>
        <form className="mb-6 grid max-w-3xl grid-cols-[2fr_3fr] items-end gap-4 sm:grid-cols-[2fr_1fr_1.5fr_auto] max-sm:[&>:is(:first-child,:last-child)]:col-span-2">
          <label className="grid gap-1">
            <span className="font-medium">{t('vehicles.class')}</span>
            <select name="class" required defaultValue={asked.class ?? ''} className="control">
              {classes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className="grid gap-1">
            <span className="font-medium">{t('availability.find_days')}</span>
            <input name="days" type="number" min={1} max={366} required defaultValue={asked.days} className="control" />
          </label>
          <DayChoice label={t('availability.find_day')} name="day" value={day} required />
          <Button type="submit" variant="primary" icon={<Icon name="search" />}>
            {t('action.search')}
          </Button>
        </form>
      </search>
      {windows && (
        <Card title={t('availability.find_found')} flush className="max-w-3xl">
          {windows.length === 0 && <p className="px-4 pb-4 text-muted">{t('availability.find_none')}</p>}
          <ul>
            {windows.map(({ vehicleId, model, className, plate, color, coverId, from, until, rentCents }) => (
              <li
                key={vehicleId}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-4 py-3 first:border-0"
              >
                <VehiclePicture
                  photo={coverId && thumbnailUrl(coverId)}
                  body={bodyOf({ model, className })}
                  color={color}
                />
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-medium">
                    <Unbroken text={`${model}, ${plate}`} />
                  </p>
                  <p className="text-muted">{t('availability.find_one', { from: say(from), until: say(until) })}</p>
                </div>
                <p className="tabular ml-auto font-medium">{formatMoney(rentCents, 'USD', locale)}</p>
                {can(ctx.role, 'reservations.edit') && (
                  <LinkButton
                    href={reservationAddress(vehicleId, { pickupAt: local(from), dueAt: local(until) })}
                    aria-label={t('availability.reserve_named', { vehicle: `${model}, ${plate}` })}
                  >
                    {t('availability.reserve')}
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
