import { createPrivateKey, X509Certificate } from 'node:crypto'
import { walletErrors } from '@kxo/domain/attendance/wallet/wallet-errors'
import { refuse } from '@kxo/domain/kernel/errors'
import forge from 'node-forge'
import { namePart } from './certificate-name.ts'

/** The certificates that sign a pass, in PEM, and the private key of the first. */
export type AppleKeys = { certificate: string; intermediate: string; key: string }

type Opened = { certificates: X509Certificate[]; keys: string[] }

/** OpenSSL 3 reads no more the ciphers Keychain Access exports with: this library does. @throws 422 */
function open(file: Uint8Array, password: string): Opened {
  let parsed: object
  try {
    parsed = forge.asn1.fromDer(Buffer.from(file).toString('latin1'))
  } catch {
    return refuse(walletErrors.notPkcs12)
  }
  try {
    const pkcs12 = forge.pkcs12.pkcs12FromAsn1(parsed, false, password)
    const bags = (...types: ('certBag' | 'keyBag' | 'pkcs8ShroudedKeyBag')[]) =>
      types.flatMap((type) => pkcs12.getBags({ bagType: forge.pki.oids[type] })[forge.pki.oids[type]] ?? [])
    return {
      certificates: bags('certBag').flatMap(({ cert }) => (cert ? [new X509Certificate(forge.pki.certificateToPem(cert))] : [])),
      keys: bags('keyBag', 'pkcs8ShroudedKeyBag').flatMap(({ key }) => (key ? [forge.pki.privateKeyToPem(key)] : [])),
    }
  } catch (error) {
    return refuse(/password|MAC/i.test(String(error)) ? walletErrors.wrongKeyPassword : walletErrors.notPkcs12)
  }
}

/** @throws 422 when it is past, or to come */
function refuseOutOfDate(certificate: X509Certificate, now: Date): void {
  const name = namePart(certificate.subject, 'CN')
  if (certificate.validToDate < now) refuse(walletErrors.certificateExpired, { name, at: certificate.validToDate })
  if (certificate.validFromDate > now) refuse(walletErrors.certificateNotYetValid, { name, at: certificate.validFromDate })
}

function readIntermediate(file: Uint8Array): X509Certificate {
  try {
    return new X509Certificate(file)
  } catch {
    return refuse(walletErrors.notCertificate)
  }
}

const isIssuerOf = (issuer: X509Certificate, { certificate }: { certificate: X509Certificate }): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

type Received = { file: Uint8Array; password: string; intermediate: Uint8Array | null }

/** The keys of a Pass Type ID exported from a keychain, checked. @throws 422 that says what is wrong */
export function readAppleKeys({ file, password, intermediate }: Received, now: Date): AppleKeys {
  const { certificates, keys } = open(file, password)
  if (certificates.length === 0) refuse(walletErrors.notPkcs12)
  const own = certificates.find((certificate) => keys.some((key) => certificate.checkPrivateKey(createPrivateKey(key))))
  if (!own) return refuse(walletErrors.noPrivateKey)
  const name = namePart(own.subject, 'CN')
  if (!namePart(own.subject, 'UID').startsWith('pass.') || !namePart(own.subject, 'OU')) refuse(walletErrors.notPassType, { name })
  refuseOutOfDate(own, now)
  const chain = intermediate ? readIntermediate(intermediate) : certificates.find((one) => isIssuerOf(one, { certificate: own }))
  if (!chain) return refuse(walletErrors.noIntermediate)
  if (!isIssuerOf(chain, { certificate: own }))
    refuse(walletErrors.otherIssuer, { name: namePart(chain.subject, 'CN'), issuer: namePart(own.issuer, 'CN') })
  refuseOutOfDate(chain, now)
  const key = keys.find((one) => own.checkPrivateKey(createPrivateKey(one)))!
  return { certificate: own.toString(), intermediate: chain.toString(), key }
}
