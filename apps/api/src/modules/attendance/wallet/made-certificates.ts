import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const filePassword = 'Trousseau 2026'
const passName = '/UID=pass.test.kxo/CN=Pass Type ID: pass.test.kxo/OU=TEAM123456/O=Forma Conseil/C=FR'

/** Certificates made here as Apple makes its own: an intermediate that signs them, and what they are exported as. */
export function madeCertificates() {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'))
  const at = (name: string): string => join(folder, name)
  const openssl = (...options: string[]): Buffer => execFileSync('openssl', options, { stdio: ['ignore', 'pipe', 'pipe'] })
  const anAuthority = (name: string): void =>
    void openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      at(`${name}.key`),
      '-out',
      at(`${name}.pem`),
      '-subj',
      `/CN=${name}/O=Essai`,
      '-days',
      '3650',
    )
  anAuthority('Intermediate')
  anAuthority('Another')
  const aCertificate = (name: string, subject: string): void => {
    openssl('req', '-newkey', 'rsa:2048', '-nodes', '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`), '-subj', subject)
    openssl(
      'x509',
      '-req',
      '-in',
      at(`${name}.csr`),
      '-CA',
      at('Intermediate.pem'),
      '-CAkey',
      at('Intermediate.key'),
      '-CAcreateserial',
      '-days',
      '300',
      '-out',
      at(`${name}.pem`),
    )
  }
  aCertificate('pass', passName)
  aCertificate('site', '/CN=www.essai.test/OU=TEAM123456')
  /** As Keychain Access exports, with the ciphers of its time. */
  const asPkcs12 = (name: string, ...options: string[]): Buffer =>
    openssl(
      'pkcs12',
      '-export',
      '-in',
      at(`${name}.pem`),
      '-passout',
      `pass:${filePassword}`,
      '-keypbe',
      'PBE-SHA1-3DES',
      '-certpbe',
      'PBE-SHA1-3DES',
      '-macalg',
      'sha1',
      ...options,
    )
  const withKey = (name: string): string[] => ['-inkey', at(`${name}.key`)]
  return {
    alone: asPkcs12('pass', ...withKey('pass')),
    withChain: asPkcs12('pass', ...withKey('pass'), '-certfile', at('Intermediate.pem')),
    /** OpenSSL's own ciphers of today. */
    modern: openssl('pkcs12', '-export', '-in', at('pass.pem'), ...withKey('pass'), '-passout', `pass:${filePassword}`),
    withoutKey: asPkcs12('pass', '-nokeys'),
    ofSite: asPkcs12('site', ...withKey('site')),
    intermediate: readFileSync(at('Intermediate.pem')),
    intermediateDer: openssl('x509', '-in', at('Intermediate.pem'), '-outform', 'DER'),
    another: readFileSync(at('Another.pem')),
    key: readFileSync(at('pass.key'), 'utf8'),
    /** What a pass holds, and what another tool says of its signature and of its hashes. */
    opened(pass: Uint8Array) {
      writeFileSync(at('pass.pkpass'), pass)
      const inside = at('inside')
      rmSync(inside, { recursive: true, force: true })
      mkdirSync(inside)
      execFileSync('unzip', ['-q', at('pass.pkpass'), '-d', inside])
      const manifest = JSON.parse(readFileSync(join(inside, 'manifest.json'), 'utf8')) as Record<string, string>
      const hashes = Object.fromEntries(
        Object.keys(manifest).map((name) => [name, openssl('dgst', '-sha1', '-r', join(inside, name)).toString().split(' ')[0]]),
      )
      const verify = (authority: string): void =>
        void openssl(
          'smime',
          '-verify',
          '-binary',
          '-inform',
          'DER',
          '-in',
          join(inside, 'signature'),
          '-content',
          join(inside, 'manifest.json'),
          '-CAfile',
          at(`${authority}.pem`),
          '-purpose',
          'any',
        )
      return { manifest, hashes, verify, fields: JSON.parse(readFileSync(join(inside, 'pass.json'), 'utf8')) as Record<string, unknown> }
    },
    forget: (): void => rmSync(folder, { recursive: true, force: true }),
  }
}
export type MadeCertificates = ReturnType<typeof madeCertificates>
