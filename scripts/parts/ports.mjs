import net from 'node:net';

function isFree(port) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '0.0.0.0', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The wanted port, or the next free one after it, said aloud. */
export async function freePort(wanted, name) {
  for (let port = wanted; port < wanted + 200; port += 1) {
    if (await isFree(port)) {
      if (port !== wanted && name) console.log(`Port ${wanted} is taken; ${name} uses ${port}.`);
      return port;
    }
  }
  throw new Error(`No free port from ${wanted} on.`);
}
