import { webcrypto } from 'node:crypto'
import { type SealingIdentity, sealingMaterial } from './sealing-identity.ts'

export { createSealingIdentity, type SealingIdentity } from './sealing-identity.ts'
export { storedSealingIdentity } from './stored-sealing-identity.ts'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

/**
 * Signs a PDF with the house's seal (PAdES B-B, CAdES detached): any later change of its bytes shows. The signature is appended, so a
 * PDF/A-3 stays one and earlier signatures stay valid.
 * @param reason shown by readers beside the signature.
 */
export async function seal(
  pdf: Uint8Array,
  identity: SealingIdentity,
  { reason, sealedAt = new Date() }: { reason?: string; sealedAt?: Date } = {},
): Promise<Uint8Array> {
  // A library of a megabyte, needed by the first seal alone.
  const { CryptoKeySigner, PDF } = await import('@libpdf/core')
  const { certificate, key } = sealingMaterial(identity)
  const privateKey = await webcrypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign'])
  const document = await PDF.load(pdf)
  const { bytes } = await document.sign({
    signer: new CryptoKeySigner(privateKey, certificate, 'RSA', 'RSASSA-PKCS1-v1_5'),
    signingTime: sealedAt,
    level: 'B-B',
    ...(reason === undefined ? {} : { reason }),
  })
  return bytes
}
