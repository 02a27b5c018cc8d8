import { deflateRawSync, gzipSync } from 'node:zlib';
import { type HostileFile, joined, text } from './hostile-file';

const SCRIPT = '<script>alert(document.cookie)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

/** An archive with one compressed entry. Nothing checks its checksum. */
export function zip(entry: string, content: Uint8Array, comment = ''): Uint8Array {
  const packed = deflateRawSync(content);
  const name = Buffer.from(entry);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = joined('PK\x03\x04', shared, name, packed);
  const directory = joined('PK\x01\x02', '\x14\x00', shared, Buffer.alloc(14), name);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(local.length, 12);
  end.writeUInt16LE(comment.length, 16);
  return joined(local, directory, 'PK\x05\x06', end, comment);
}

function brand(name: string): Uint8Array {
  return joined('\x00\x00\x00\x18ftyp', name, '\x00\x00\x00\x00', name, 'mif1', Buffer.alloc(200));
}

const refused = (what: string, content: Uint8Array, fileName = 'photo.jpg'): HostileFile => ({
  what,
  fileName,
  content: () => content,
  expected: 'file_type_refused',
});

/** Files that are neither images nor PDFs, most of them named like an image. */
export const STRANGERS: HostileFile[] = [
  refused('an SVG with a script', text(SVG), 'logo.svg'),
  refused('an SVG with a script behind an XML head', text(`<?xml version="1.0"?>\n${SVG}`)),
  refused('an SVG that is zipped', gzipSync(SVG), 'logo.svgz'),
  refused('an SVG that reads a file', text(SVG.replace('<script>', '<image href="file:///etc/passwd"/><script>'))),
  refused('an HTML page', text(`<!doctype html>${SCRIPT}`)),
  refused('an XML that expands itself', text('<!DOCTYPE a [<!ENTITY b "cccc"><!ENTITY d "&b;&b;">]><a>&d;</a>')),
  refused('a JavaScript', text('fetch("/api/members")'), 'photo.png'),
  refused('a PHP script', text('<?php system($_GET["c"]); ?>')),
  refused('a shell script', text('#!/bin/sh\nrm -rf /\n')),
  refused('a text', text('Only words.'), 'paper.pdf'),
  refused('a Windows program', joined('MZ', Buffer.alloc(300))),
  refused('a Linux program', joined('\x7fELF\x02\x01\x01', Buffer.alloc(300))),
  refused('a WebAssembly module', joined('\x00asm\x01\x00\x00\x00', Buffer.alloc(100))),
  refused('a Java class', joined('\xca\xfe\xba\xbe\x00\x00\x00\x34', Buffer.alloc(100))),
  refused('an archive', zip('photo.jpg', text('x'))),
  refused('an archive that unpacks to 100 MB', zip('photo.jpg', new Uint8Array(100_000_000)), 'photo.zip'),
  refused('a gzip that unpacks to 50 MB', gzipSync(new Uint8Array(50_000_000)), 'photo.jpg.gz'),
  refused('a Word document', zip('word/document.xml', text('<w:document/>')), 'contract.docx'),
  refused('a workbook', zip('xl/workbook.xml', text('<workbook/>')), 'fleet.xlsx'),
  refused('a 7z archive', joined('7z\xbc\xaf\x27\x1c', Buffer.alloc(100))),
  refused('a database', joined('SQLite format 3\x00', Buffer.alloc(200))),
  refused('a film', brand('isom'), 'photo.mp4'),
  refused('a TIFF', joined('II*\x00\x08\x00\x00\x00', Buffer.alloc(200))),
  refused('a BMP', joined('BM', Buffer.alloc(200))),
  refused('an icon', joined('\x00\x00\x01\x00\x01\x00', Buffer.alloc(200))),
  refused('a Photoshop file', joined('8BPS\x00\x01', Buffer.alloc(200))),
  refused('a JPEG 2000', joined('\x00\x00\x00\x0cjP  \r\n\x87\n\x00\x00\x00\x14ftypjp2 ', Buffer.alloc(200))),
  refused('a single byte', text('\xff')),
  refused('ten megabytes of nothing', new Uint8Array(10 * 1024 * 1024)),
  { what: 'an empty photo', content: () => new Uint8Array(0), expected: 'file_empty' },
  { what: 'an empty PDF', fileName: 'paper.pdf', content: () => new Uint8Array(0), expected: 'file_empty' },
  { what: 'a HEIC', fileName: 'IMG_0001.HEIC', content: () => brand('heic'), expected: 'heic_refused' },
  { what: 'a HEIC under a JPEG’s name', content: () => brand('heix'), expected: 'heic_refused' },
  { what: 'a HEIF', content: () => brand('mif1'), expected: 'heic_refused' },
  { what: 'one byte too many', content: () => new Uint8Array(10 * 1024 * 1024 + 1), expected: 'file_too_large' },
];
