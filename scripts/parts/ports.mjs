import net from 'node:net';

/** The wanted port, or the next free one after it, said aloud. */
export async function freePort(wanted, name) {
  for (let port = wanted; port < Math.min(wanted + 200, 65_536); port += 1) {
    if (await isFree(port)) {
      if (port !== wanted && name) console.log(`Port ${wanted} is taken; ${name} uses ${port}.`);
      return port;
    }
  }
  throw new Error(`No free port from ${wanted} on.`);
}

/** The port asked for by PORT, 3000 without it. */
export function wantedPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT is not a port: ${process.env.PORT}`);
  return port;
}

/** A free port somewhere, so that two test runs at the same moment do not choose the same. */
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

// A listener on one address only leaves the port free on the others, hence each is tried.
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
