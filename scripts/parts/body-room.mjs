/** The memory that bodies may take: `total` bytes in all, and `each` of them for one network. */
export function bodyRoom({ total, each }) {
  const taken = new Map();
  let all = 0;
  const change = (network, bytes) => {
    const own = (taken.get(network) ?? 0) + bytes;
    if (own === 0) taken.delete(network);
    else taken.set(network, own);
    all += bytes;
  };
  return {
    /** Whether there was room. */
    take(network, bytes) {
      if (all + bytes > total || (taken.get(network) ?? 0) + bytes > each) return false;
      change(network, bytes);
      return true;
    },
    give: (network, bytes) => change(network, -bytes),
  };
}
