import net from 'node:net';

/** The wanted port, or the next free one after it, printed to the console. */
export async function freePort(wanted, name) {
  for (let port = wanted; port < Math.min(wanted + 200, 65_536); port += 1) {
    if (await isFree(port)) {
      if (port !== wanted && name) console.log(`Port ${wanted} is taken; ${name} uses ${port}.`);
      return port;
    }
  }
  throw new Error(`No free port from ${wanted} on.`);
}

/** The port set by PORT, or 3000. */
export function wantedPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is not a port: ${process.env.PORT}`);
  return port;
}

/** Any free port, chosen so that two test runs at the same time do not get the same one. */
export function anyPort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

// A server that listens on only one address leaves the port free on the others, so each address is tried.
async function isFree(port) {
  for (const host of ['0.0.0.0', '127.0.0.1', '::', '::1']) if (!(await canListen(port, host))) return false;
  return true;
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
