const MIB = 1024 * 1024;
/** The addresses that take files, with the least that their routes need and room for the form. All others take JSON or what a page sends. */
const UPLOADS = [
  { address: /^\/api\/(?:files|settings\/logo)$/, bytes: 11 * MIB, code: 'file_too_large' },
  { address: /^\/api\/imports\/[^/]+$/, bytes: 6 * MIB, code: 'import_too_large' },
];
/** A million characters, as `lib/server/read-body.ts` takes them, are three bytes each at most. */
const OTHER = { bytes: 3_000_000, code: 'body_too_large', isUpload: false };

/** How many bytes a request may send, and the code of the refusal of more. */
export function bodyLimit({ method, url }) {
  const [address] = url.split('?', 1);
  const upload = method === 'POST' && UPLOADS.find((one) => one.address.test(address));
  return upload ? { bytes: upload.bytes, code: upload.code, isUpload: true } : OTHER;
}
