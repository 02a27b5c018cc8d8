import { getTranslations } from 'next-intl/server';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { VehicleSilhouette } from '@/components/ui/vehicle-silhouette';
import { can } from '@/lib/auth/permissions';
import { listAttachments } from '@/lib/files/list-attachments';
import { FILE_SLOTS, type FileSlot } from '@/lib/files/values';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { bodyOf } from '@/lib/vehicles/body-of';

interface VehiclePhotosProps {
  vehicle: { id: string; model: string; color: string; className: string | null; archivedAt: Date | null };
}

const PAPERS: readonly FileSlot[] = FILE_SLOTS.vehicle.filter((slot) => slot !== 'photo');

/** A vehicle's photos and documents, in separate cards. */
export async function VehiclePhotos({ vehicle }: VehiclePhotosProps) {
  const ctx = await requireTenant();
  const files = await query(ctx, 'vehicles.view', (q) => listAttachments(q, { vehicleId: vehicle.id }));
  const t = await getTranslations('vehicles');
  const shared = {
    owner: { kind: 'vehicle' as const, id: vehicle.id },
    mayEdit: can(ctx.role, 'vehicles.edit') && !vehicle.archivedAt,
  };
  return (
    <ClientMessages namespaces={['files']}>
      <Card title={t('photos')}>
        <PhotoGallery
          {...shared}
          photos={files}
          silhouette={
            <VehicleSilhouette
              body={bodyOf(vehicle)}
              color={vehicle.color}
              className="aspect-[20/9] w-full max-w-[480px]"
            />
          }
        />
      </Card>
      <Card title={t('section_documents')}>
        <DocumentSlots {...shared} slots={PAPERS} files={files} />
      </Card>
    </ClientMessages>
  );
}
