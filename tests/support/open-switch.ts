import net from 'node:net';

/**
 * Forwards connections to a port until it is cut. Then open ones break and new ones are refused. From `swallow` on,
 * nothing that is sent arrives any more; it resolves once something was sent.
 */
export async function openSwitch(targetPort: number, targetHost: string) {
  const open = new Set<net.Socket>();
  const nearSockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(targetPort, targetHost);
    nearSockets.add(near);
    near.on('close', () => nearSockets.delete(near));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const cut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  };
  const swallow = () =>
    new Promise<void>((resolve) => {
      for (const near of nearSockets)
        near
          .unpipe()
          .on('data', () => resolve())
          .resume();
    });
  return { port, swallow, cut, mend: () => listen(port), close: cut };
}
