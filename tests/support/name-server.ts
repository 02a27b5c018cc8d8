import type { LookupFunction } from 'node:net';

/** A name server that gives the prepared answers one after another, and then repeats the last. */
export function nameServer(names: Record<string, string[]>, asked: string[] = []): LookupFunction {
  return (host, options, done) => {
    asked.push(host);
    const answers = names[host] ?? [];
    const address = answers.length > 1 ? answers.shift() : answers[0];
    if (!address) return done(new Error('ENOTFOUND'), '', 4);
    const list = address.split(' ').map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 }));
    const [first] = list;
    if (options.all) return done(null, list);
    done(null, first?.address ?? '', first?.family ?? 4);
  };
}
