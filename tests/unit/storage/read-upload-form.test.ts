import { expect, it } from 'vitest';
import { readUploadForm } from '@/lib/storage/read-upload-form';

const LIMIT = 10 * 1024 * 1024;

function post(form: FormData | ReadableStream, headers: Record<string, string> = {}): Request {
  return new Request('http://x.test/api/files', { method: 'POST', body: form, headers, duplex: 'half' } as RequestInit);
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const file = new File(['bytes'], 'dèyè.jpg');

it('gives the fields, and the file as bytes under its name', async () => {
  const { fields, file: sent } = await readUploadForm(post(formOf({ vehicleId: 'v', slot: 'photo', file })));
  expect(fields).toEqual({ vehicleId: 'v', slot: 'photo' });
  expect(sent).toEqual({ content: new TextEncoder().encode('bytes'), fileName: 'dèyè.jpg' });
});

it('takes a form without a file, for pasted addresses', async () => {
  const { fields, file: sent } = await readUploadForm(post(formOf({ url: 'https://a.test/x.png' })));
  expect([fields.url, sent]).toEqual(['https://a.test/x.png', null]);
});

it('takes a file of exactly 10 MB', async () => {
  const { file: sent } = await readUploadForm(post(formOf({ file: new File([new Uint8Array(LIMIT)], 'x') })));
  expect(sent?.content.length).toBe(LIMIT);
});

it('refuses by its announced length what is too long, without reading it', async () => {
  let read = 0;
  const body = new ReadableStream(
    {
      pull: () => {
        read += 1;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(LIMIT * 2) };
  await expect(readUploadForm(post(body, headers))).rejects.toMatchObject({ code: 'file_too_large' });
  expect(read).toBe(0);
});

it('stops reading a body without end, whose length nobody announced', async () => {
  let sent = 0;
  const part = new Uint8Array(65_536);
  const endless = new ReadableStream({
    pull(controller) {
      sent += part.length;
      controller.enqueue(part);
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  await expect(readUploadForm(post(endless, headers))).rejects.toMatchObject({ code: 'file_too_large' });
  expect(sent).toBeLessThan(LIMIT + 1024 * 1024);
});

it('refuses two files, a file that is a text, JSON, and what is no form', async () => {
  const two = formOf({ file });
  two.append('file', file);
  const json = new Request('http://x.test', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  const torn = new Blob(['--x\r\ncontent-disposition: form-data; name="file"']).stream();
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  for (const request of [post(two), post(formOf({ file: 'words' })), json, post(torn, type)])
    await expect(readUploadForm(request)).rejects.toMatchObject({ code: 'validation_error' });
});
