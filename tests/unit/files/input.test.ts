import {
  ArchiveFileInput,
  AttachCustomerFileInput,
  AttachDriverFileInput,
  AttachInspectionFileInput,
  AttachVehicleFileInput,
  ChangeFileInput,
} from '@/lib/files/input';
import { StoredUpload } from '@/lib/files/stored-upload';
import { letters, oneOf, version, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const id = { takes: [[ID, ID]], refuses: [['7', 'record_not_found']] } as const;
const caption = (missing: string | undefined) => ({
  takes: [
    [undefined, missing],
    [' Left ', 'Left'],
    [letters(200), letters(200)],
  ] as const,
  refuses: [[letters(201), 'too_long']] as const,
});
const upload = new StoredUpload({
  id: ID,
  tenantId: ID,
  storageKey: 'key',
  thumbnailKey: null,
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  width: null,
  height: null,
  sizeBytes: 1,
  sha256: '',
  fingerprint: 'print',
});
const ATTACHED = {
  caption: caption(''),
  replaces: {
    takes: [
      [undefined, undefined],
      [Array(100).fill(letters(255)), Array(100).fill(letters(255))],
    ],
    refuses: [[Array(101).fill('a'), 'out_of_range']],
  },
  // Only the server's own code can make one, so a request's body can't name another company's bytes.
  upload: {
    takes: [[upload, upload]],
    refuses: [
      [upload.facts, 'required'],
      [undefined, 'required'],
    ],
  },
} as const;
const PERSON = ['license_front', 'license_back', 'id_front', 'id_back', 'other'];

for (const [owner, schema, slots] of [
  ['vehicle', AttachVehicleFileInput, ['photo', 'insurance', 'registration']],
  ['customer', AttachCustomerFileInput, PERSON],
  ['driver', AttachDriverFileInput, PERSON],
  ['inspection', AttachInspectionFileInput, ['photo']],
] as const)
  weighInput(
    `a file of a ${owner}`,
    schema,
    { [`${owner}Id`]: ID, slot: slots[0], upload },
    { [`${owner}Id`]: id, slot: oneOf(slots), ...ATTACHED },
  );

weighInput(
  'a file changed',
  ChangeFileInput,
  { fileId: ID, version: 'v' },
  {
    fileId: id,
    caption: caption(undefined),
    position: {
      takes: [
        [undefined, undefined],
        [0, 0],
        [1000, 1000],
      ],
      refuses: [
        [-1, 'out_of_range'],
        [1001, 'out_of_range'],
        [1.5, 'invalid_value'],
        ['1', 'invalid_value'],
      ],
    },
  },
);
weighInput('a caption changed', ChangeFileInput, { fileId: ID, caption: 'Left', version: 'v' }, { version });
weighInput(
  'a file moved',
  ChangeFileInput,
  { fileId: ID, position: 1 },
  { version: { takes: [[undefined, undefined]] } },
);
weighInput('a file archived', ArchiveFileInput, { fileId: ID }, { fileId: id });
