import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** `key.pem` and a self-signed `certificate.pem` for a domain and its subdomains, in a folder. */
export function makeCertificate(folder, domain) {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')],
      ...['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:${domain},DNS:*.${domain}`],
    ],
    { stdio: 'ignore' },
  );
}
