const LINGER_MS = 5_000;

/**
 * Has a connection close after its present answer so that the answer arrives. Closed while something still comes in, it would be
 * reset, and the client might never read what it was told. So for some seconds the rest is read and thrown away.
 */
export function closeGently(socket) {
  socket.destroySoon = function endAndLinger() {
    this.end();
    setTimeout(() => this.destroy(), LINGER_MS).unref();
  };
}
