import net from 'node:net';
import type { Served } from './ask-served';

/** Sends bytes as they are, and reads what comes until the connection ends or the head of an answer is here. */
export function askRaw(port: number, sent: string): Promise<Served> {
  return new Promise((resolve, reject) => {
    let said = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(sent, 'latin1'));
    socket.on('data', (part) => {
      said += part.toString('latin1');
      if (said.includes('\r\n\r\n')) socket.end();
    });
    // What the server has not read when it closes is reported, after its answer.
    socket.on('error', () => undefined);
    socket.on('close', () =>
      said === '' ? reject(new Error(`no answer to ${sent.slice(0, 60)}`)) : resolve(parsed(said)),
    );
  });
}

function parsed(said: string): Served {
  const [head = '', ...text] = said.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), text: text.join('\r\n\r\n') };
}
