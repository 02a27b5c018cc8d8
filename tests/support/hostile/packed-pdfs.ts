import { deflateSync } from 'node:zlib';
import { type HostileFile, joined } from './hostile-file';
import { JS, packed, pdf } from './pdf-parts';

type Encode = (content: Uint8Array) => Uint8Array | string;

const hex: Encode = (content) => `${Buffer.from(content).toString('hex')}>`;
const base85: Encode = (content) => {
  const padded = Buffer.concat([content, Buffer.alloc((4 - (content.length % 4)) % 4, ' ')]);
  return `${Array.from({ length: padded.length / 4 }, (_, at) => base85Group(padded.readUInt32BE(at * 4))).join('')}~>`;
};
const runLength: Encode = (content) =>
  joined(...[...content].map((byte) => Buffer.from([0, byte])), Buffer.from([128]));
const flate: Encode = (content) => deflateSync(content);
const then =
  (first: Encode, second: Encode): Encode =>
  (content) =>
    second(Buffer.from(first(content) as Uint8Array));

function base85Group(value: number): string {
  return [52_200_625, 614_125, 7225, 85, 1]
    .map((unit) => String.fromCharCode(33 + (Math.floor(value / unit) % 85)))
    .join('');
}

/** A file with a script in an object that is packed in some unusual way. */
const hidden = (what: string, packing: Parameters<typeof packed>[1] = {}, more: string[] = []): HostileFile => ({
  ...{ what: `a packed script: ${what}`, fileName: 'paper.pdf', expected: 'pdf_active' },
  content: () => pdf({ more: [packed(JS, packing), ...more] }),
});

const refusedPart = (what: string, object: string): HostileFile => ({
  ...{ what: `packed: ${what}`, fileName: 'paper.pdf', expected: 'pdf_active' },
  content: () => pdf({ more: [packed(object)] }),
});

/** Programs show what they can read before the error. */
const broken = (content: Uint8Array): Uint8Array => {
  const bytes = deflateSync(content);
  bytes.writeUInt32BE(0, bytes.length - 4);
  return bytes;
};

/** Files that hide what they do in object streams. */
export const PACKED_PDFS: HostileFile[] = [
  hidden('behind two filters', { filter: '/Filter [/FlateDecode /ASCIIHexDecode]', encode: then(hex, flate) }),
  hidden('behind the same two, the other way round', {
    filter: '/Filter [/ASCIIHexDecode /FlateDecode]',
    encode: then(flate, hex),
  }),
  hidden('compressed twice', { filter: '/Filter [/FlateDecode /FlateDecode]', encode: then(flate, flate) }),
  hidden('in base 85', { filter: '/Filter [/ASCII85Decode/FlateDecode]', encode: then(flate, base85) }),
  hidden('in base 85 alone', { filter: '/Filter /ASCII85Decode', encode: base85 }),
  hidden('in hexadecimal digits', { filter: '/Filter /ASCIIHexDecode', encode: hex }),
  hidden('in runs', { filter: '/Filter /RunLengthDecode', encode: runLength }),
  hidden('with LZW', { filter: '/Filter /LZWDecode', encode: () => Buffer.from([0x80, 0x0b, 0x60, 0x50]) }),
  hidden('with a filter in codes', {
    filter: '/#46ilter [/Fl#61teDecode /A#53CIIHexDecode]',
    encode: then(hex, flate),
  }),
  hidden('with a filter under its short name', { filter: '/F /AHx', encode: hex }),
  hidden('with a filter somewhere else', { filter: '/Filter 5 0 R', encode: hex }, ['/ASCIIHexDecode']),
  hidden('with two entries of filters', {
    filter: '/Filter /FlateDecode /Filter [/FlateDecode /ASCIIHexDecode]',
    encode: then(hex, flate),
  }),
  hidden('with parameters', {
    filter: '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 1 >>',
    encode: (content) => deflateSync(joined(...[...content].map((byte) => Buffer.from([0, byte])))),
  }),
  hidden('its dictionary is long', {
    head: `/Type /ObjStm /N 1 /First 4 /X (${' '.repeat(5000)})`,
    filter: '/Filter [/FlateDecode /ASCIIHexDecode]',
    encode: then(hex, flate),
  }),
  hidden('its dictionary seems to end early', {
    head: '/Type /ObjStm /N 1 /First 4 /X (endobj endstream)',
    filter: '/Filter [/FlateDecode /ASCIIHexDecode]',
    encode: then(hex, flate),
  }),
  hidden('its dictionary has no type', {
    head: '/N 1 /Fir#73t 4',
    filter: '/Filter [/FlateDecode /ASCIIHexDecode]',
    encode: then(hex, flate),
  }),
  hidden('its dictionary is broken', {
    head: '/X [ >> ] /Type /ObjStm /N 1 /First 4',
    filter: '/Filter /FlateDecode',
  }),
  hidden('not compressed at all', { filter: '', encode: (content) => Buffer.from(content) }),
  { ...hidden('before an error in its bytes', { encode: broken }), expected: 'file_unreadable' },
  refusedPart('an action of a page', '<< /Type /Page /AA << /O 4 0 R >> >>'),
  refusedPart('an action in codes', '<< /Type /Page /#41#41 << /O 4 0 R >> >>'),
  refusedPart('a program that is started', '<< /Subtype /Link /A << /S /Launch /F (cmd.exe) >> >>'),
  refusedPart('an embedded file', '<< /Type /Filespec /EF << /F 4 0 R >> >>'),
  refusedPart('the tree of embedded files', '<< /Names << /EmbeddedFiles 4 0 R >> >>'),
  refusedPart('a film', '<< /Subtype /RichMedia >>'),
  refusedPart('an action on opening', '<< /Type /Catalog /OpenAction << /S /Named /N /Print >> >>'),
];
