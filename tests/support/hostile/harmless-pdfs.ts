import { deflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { renderAgreement } from '@/lib/papers/agreement';
import { sampleAgreement } from '@/tests/unit/papers/samples';
import { type HostileFile, joined, text } from './hostile-file';
import { packed, pdf, stream } from './pdf-parts';

const kept = (what: string, content: HostileFile['content']): HostileFile => ({
  ...{ what, content, expected: 'kept', fileName: 'paper.pdf' },
});

const WORDS = 'BT /F1 12 Tf 20 100 Td (AA EF JS obj endobj stream << /AA >>) Tj ET';

async function filled(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const field = document.getForm().createTextField('name');
  field.setText('Jean');
  field.addToPage(page);
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a6', noise: NOISE } })
    .jpeg({ quality: 95 })
    .toBuffer();
  page.drawImage(await document.embedJpg(photo));
  return document.save();
}

const NOISE = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** A line is added to the file as programs do that fill in a form: behind the end, with the old objects left as they are. */
function changedLater(): Uint8Array {
  const before = pdf({});
  const start = Buffer.from(before).lastIndexOf('startxref\n') + 'startxref\n'.length;
  const previous = Number.parseInt(Buffer.from(before).subarray(start).toString('latin1'), 10);
  const place = before.length;
  const object = '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>\nendobj\n';
  const table = `xref\n3 1\n${String(place).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<< /Size 4 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${place + object.length}\n%%EOF\n`;
  return joined(before, object, table, trailer);
}

/** Files as offices, insurers and phones make them, which must be taken in. */
export const HARMLESS_PDFS: HostileFile[] = [
  kept('an agreement of our own', () => renderAgreement(sampleAgreement('fr', 'A4'))),
  kept('a form that was filled in, with a photo', filled),
  kept('one that was changed later', changedLater),
  kept('a page behind two filters', () =>
    pdf({
      page: '/Contents 4 0 R',
      more: [stream('/Filter [/ASCIIHexDecode /FlateDecode]', `${deflateSync(text(WORDS)).toString('hex')}>`)],
    }),
  ),
  kept('a page whose text has the names of actions', () => pdf({ page: '/Contents 4 0 R', more: [stream('', WORDS)] })),
  kept('links to the web, to a person and to a page', () =>
    pdf({
      page: `/Annots [
        << /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.test/a) >> >>
        << /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (www.example.test) >> >>
        << /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (mailto:jan@example.test) >> >>
        << /Subtype /Link /Rect [0 0 9 9] /Dest [3 0 R /Fit] >>
      ]`,
    }),
  ),
  kept('objects packed in two streams, one of them not compressed', () =>
    pdf({
      more: [
        packed('<< /Author (Jean) >>'),
        packed('<< /Title (Papye) >>', { filter: '', encode: (content) => Buffer.from(content) }),
      ],
    }),
  ),
];
