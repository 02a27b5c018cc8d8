import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

interface Value {
  stringValue?: string;
  intValue?: number;
  boolValue?: boolean;
}
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
}
export interface ReceivedSpan extends Omit<Sent, 'attributes'> {
  attributes: Record<string, string | number | boolean | undefined>;
}

/** Takes what an OpenTelemetry exporter sends by HTTP as JSON. `text` is all of it as it came. */
export async function traceReceiver() {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = http.createServer(async (request, response) => {
    // What is still on its way when this server is closed breaks off.
    const text = await readText(request).catch(() => null);
    if (text === null) return;
    texts.push(`${request.url} ${text}`);
    for (const { scopeSpans } of JSON.parse(text).resourceSpans)
      for (const { spans: sent } of scopeSpans) spans.push(...(sent as Sent[]).map(readSpan));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    text: () => texts.join('\n'),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function readSpan({ attributes, ...span }: Sent): ReceivedSpan {
  const read = attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]);
  return { ...span, attributes: Object.fromEntries(read) };
}
