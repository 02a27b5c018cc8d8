import sharp from 'sharp';

/**
 * A simulated phone photo of a specimen on a table: rotated, tilted, unevenly lit, blurred, noisy. The same seed gives
 * the same photo.
 */
export async function varyPhoto(file, seed, { badness = 1, turn = null } = {}) {
  const random = randomFrom(seed);
  const spread = (most) => (random() * 2 - 1) * most * badness;
  const source = await sharp(file)
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h } = source.info;
  const width = 1600;
  const height = 1200;
  const cover = 0.8 + random() * 0.14;
  const scale = Math.min((width * cover) / w, (height * cover) / h);
  const angle = (spread(6) * Math.PI) / 180;
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ].map(([x, y]) => {
    const dx = (x - w / 2) * scale;
    const dy = (y - h / 2) * scale;
    return [
      width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle) + spread(w * scale * 0.025),
      height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle) + spread(h * scale * 0.03),
    ];
  });
  const back = homography(corners, [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]);
  const table = [90 + random() * 60, 70 + random() * 50, 50 + random() * 50];
  const light = [spread(0.22), spread(0.22)];
  const noise = 3 + random() * 9 * badness;
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [sx, sy] = applied(back, x, y);
      const lamp = 0.92 + light[0] * (x / width - 0.5) + light[1] * (y / height - 0.5);
      const grain = (random() + random() + random() - 1.5) * 2 * noise;
      for (let c = 0; c < 3; c += 1) {
        const inside = sx >= 0 && sy >= 0 && sx < w - 1 && sy < h - 1;
        const shade = inside
          ? sampled(source.data, w, sx, sy, c)
          : table[c] + Math.sin(y / 7 + Math.sin(x / 90) * 3) * 9;
        pixels[(y * width + x) * 3 + c] = Math.min(255, Math.max(0, shade * lamp + grain));
      }
    }
  }
  const turned = turn ?? [0, 0, 0, 90, 180, 270][Math.floor(random() * 6)];
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.4 + random() * 0.9 * badness)
    .rotate(turned)
    .jpeg({ quality: Math.round(85 - random() * 30 * badness) })
    .toBuffer();
}

function sampled(data, w, x, y, c) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (row, column) => data[(row * w + column) * 3 + c];
  const fx = x - left;
  const fy = y - top;
  return (
    (at(top, left) * (1 - fx) + at(top, left + 1) * fx) * (1 - fy) +
    (at(top + 1, left) * (1 - fx) + at(top + 1, left + 1) * fx) * fy
  );
}

function applied([a, b, c, d, e, f, g, h], x, y) {
  const depth = g * x + h * y + 1;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** The eight numbers of the projection that maps four points to four others, by Gaussian elimination. */
function homography(from, to) {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  for (let column = 0; column < 8; column += 1) {
    const pivot = rows
      .slice(column)
      .reduce(
        (best, row, index) => (Math.abs(row[column]) > Math.abs(rows[best][column]) ? index + column : best),
        column,
      );
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = row[column] / rows[column][column];
      for (let at = column; at < 9; at += 1) row[at] -= factor * rows[column][at];
    }
  }
  return rows.map((row, index) => row[8] / row[index]);
}

function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
