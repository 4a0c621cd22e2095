import { createHash, createPrivateKey, generateKeyPair, randomBytes, sign, X509Certificate } from 'node:crypto'
import { promisify } from 'node:util'
import { bits, der, explicit, integer, objectId, octets, sequence, set, time, utf8, yes } from './der.ts'

/** The key that seals documents and its self-signed certificate, both PEM. Created once, kept in the store; the key never leaves the server. */
export type SealingIdentity = { name: string; private_key: string; certificate: string }

const rsaBits = 3072
const years = 10
const sha256WithRsa = sequence(objectId('1.2.840.113549.1.1.11'), der(0x05))
const commonName = (name: string) => sequence(set(sequence(objectId('2.5.4.3'), utf8(name))))
const extension = (id: string, isCritical: boolean, value: Uint8Array) =>
  sequence(objectId(id), ...(isCritical ? [yes] : []), octets(value))

/**
 * A new key and its self-signed certificate (RSA 3072, SHA-256, ten years), fit for signing documents only.
 * @param name shown by readers as the signer, 64 characters at most.
 */
export async function createSealingIdentity(name: string, now: Date = new Date()): Promise<SealingIdentity> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: rsaBits })
  const subject = commonName(name.slice(0, 64))
  const publicDer = publicKey.export({ type: 'spki', format: 'der' })
  const keyId = createHash('sha1')
    .update(publicKey.export({ type: 'pkcs1', format: 'der' }))
    .digest()
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + years)
  const serial = randomBytes(16)
  serial[0] = (serial[0]! & 0x7f) | 0x40
  const signed = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(serial),
    sha256WithRsa,
    subject,
    sequence(time(now), time(end)),
    subject,
    publicDer,
    explicit(
      3,
      sequence(
        extension('2.5.29.19', true, sequence()),
        // Digital signature and content commitment.
        extension('2.5.29.15', true, bits(Buffer.from([0xc0]), 6)),
        extension('2.5.29.14', false, octets(keyId)),
        extension('2.5.29.35', false, sequence(der(0x80, keyId))),
      ),
    ),
  )
  const certificate = sequence(signed, sha256WithRsa, bits(sign('sha256', signed, privateKey)))
  return {
    name,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: new X509Certificate(certificate).toString(),
  }
}

/** DER of the certificate and of the key, as signers want them. */
export const sealingMaterial = ({ certificate, private_key }: SealingIdentity) => ({
  certificate: new Uint8Array(new X509Certificate(certificate).raw),
  key: createPrivateKey(private_key).export({ type: 'pkcs8', format: 'der' }),
})
