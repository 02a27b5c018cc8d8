/** The address that a request's connection comes from, an IPv4 one as such; empty once it is closed. */
export function peerOf(request) {
  return request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
}
