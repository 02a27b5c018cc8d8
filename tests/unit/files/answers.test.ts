import { expect, it } from 'vitest';
import { downloadResponse } from '@/lib/files/download-response';
import { fileUrl, thumbnailUrl } from '@/lib/files/file-url';
import { ownerOf } from '@/lib/files/list-attachments';
import { MANY_SLOTS } from '@/lib/files/many-slots';
import { pdfResponse } from '@/lib/files/pdf-response';
import {
  acceptedTypes,
  FILE_SLOTS,
  isFileSlot,
  PHOTO_TYPES,
  SLOT_LIMITS,
  UPLOAD_LIMIT_BYTES,
} from '@/lib/files/values';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';

it('offers a file to be saved, and keeps it in no cache', async () => {
  const response = downloadResponse(Buffer.from('a;b'), { name: 'list.csv', type: 'text/csv' });
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/csv',
    'content-disposition': 'attachment; filename="list.csv"',
    'cache-control': 'private, no-store',
  });
  expect(await response.text()).toBe('a;b');
});

it('shows a paper under its number, and keeps it in no cache', async () => {
  const response = pdfResponse({ number: 'R-2026-00001', content: Buffer.from('%PDF'), sha256: 'abc' });
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="R-2026-00001.pdf"',
    'cache-control': 'private, no-store',
    etag: '"abc"',
  });
  expect(await response.text()).toBe('%PDF');
});

it('has one URL for a file and one for its thumbnail', () => {
  expect([fileUrl('7'), thumbnailUrl('7')]).toEqual(['/api/files/7', '/api/files/7?size=thumbnail']);
});

it('accepts photos for a photo, and PDFs for a paper too, of ten megabytes', () => {
  const photos = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
  expect([PHOTO_TYPES, acceptedTypes('photo')]).toEqual([photos, photos]);
  for (const slot of ['insurance', 'registration', 'license_front', 'id_back', 'other'] as const)
    expect(acceptedTypes(slot)).toEqual([...photos, 'application/pdf']);
  expect(UPLOAD_LIMIT_BYTES).toBe(10_485_760);
});

it('has room for many photos and other papers, and for one of each other kind', () => {
  expect(MANY_SLOTS).toEqual(['photo', 'other']);
  const ofPeople = { customer: 20, driver: 20 };
  expect(SLOT_LIMITS).toEqual({
    vehicle: 40,
    ...ofPeople,
    inspection: 20,
    charge: 10,
    damage: 5,
    ticket: 20,
    expense: 10,
    accident: 20,
    thread: 20,
  });
  for (const [owner, slots] of Object.entries(FILE_SLOTS))
    for (const slot of ['photo', 'insurance', 'registration', 'license_front', 'other', '', 'x'])
      expect(isFileSlot(owner as keyof typeof FILE_SLOTS, slot)).toBe((slots as readonly string[]).includes(slot));
});

it('lists the files of one record', () => {
  expect(ownerOf({ driverId: ID })).toEqual(['driver', ID]);
  for (const unclear of [{}, { driverId: ID, vehicleId: ID }, { vehicleId: '7' }, { customerId: '' }])
    expect(() => ownerOf(unclear)).toThrow('record_not_found');
});
