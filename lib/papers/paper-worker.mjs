import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Draws papers in a separate thread, because an agreement takes half a second of computing. Node starts it directly from
// this file, and tsx reads our own sources as in `scripts/`.

register({ tsconfig: path.join(process.cwd(), 'scripts', 'tsconfig.json') });
const [
  { drawable },
  { renderAgreement },
  { renderAddendum },
  { renderReceipt },
  { renderVoucher },
  { renderInvoice },
  { renderInspectionSheet },
  { renderClose },
  { renderReceiptRoll },
  { renderStatement },
  { renderBill },
  { renderAccount },
  { renderPlatformBill },
] = await Promise.all([
  import('./drawable.ts'),
  import('./agreement.tsx'),
  import('./addendum.tsx'),
  import('./receipt.tsx'),
  import('./voucher.tsx'),
  import('./invoice.tsx'),
  import('./inspection-sheet.tsx'),
  import('./close.tsx'),
  import('./receipt-roll.tsx'),
  import('./statement.tsx'),
  import('./bill.tsx'),
  import('./account.tsx'),
  import('./platform-bill.tsx'),
]);
const RENDER = {
  agreement: renderAgreement,
  addendum: renderAddendum,
  receipt: renderReceipt,
  voucher: renderVoucher,
  invoice: renderInvoice,
  inspection: renderInspectionSheet,
  close: renderClose,
  receipt_roll: renderReceiptRoll,
  statement: renderStatement,
  bill: renderBill,
  account: renderAccount,
  platform_bill: renderPlatformBill,
};

parentPort.on('message', async ({ id, kind, data }) => {
  try {
    const content = new Uint8Array(await RENDER[kind](drawable(data)));
    parentPort.postMessage({ id, content }, [content.buffer]);
  } catch (error) {
    parentPort.postMessage({ id, failure: String(error?.stack ?? error) });
  }
});
