import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFolder } from '../files/storage.ts'
import { closePdfEngine, renderDocument } from '../pdf/render-document.ts'
import { createSealingIdentity, type SealingIdentity, seal, storedSealingIdentity } from './seal.ts'

const folder = mkdtempSync(fileURLToPath(new URL('../pdf/seal-', import.meta.url)))
const aside = mkdtempSync(`${tmpdir()}/seal-`)
const now = new Date('2026-11-20T10:00:00Z')
let identity: SealingIdentity
let pdf: Uint8Array

beforeAll(async () => {
  identity = await createSealingIdentity('Atelier des Savoirs – cachet', now)
  writeFileSync(`${folder}/one.typ`, '#set document(title: "Essai", date: auto)\n#set text(font: "Inter")\nScellé')
  pdf = await renderDocument({ template: `${folder}/one.typ`, data: {}, standard: 'a-3b', createdAt: now })
})
afterAll(async () => {
  await closePdfEngine()
  rmSync(folder, { recursive: true })
  rmSync(aside, { recursive: true })
})

/** The digest a signature covers, and the one its signed attributes carry. */
function digestsOf(sealed: Uint8Array): { covered: Buffer; signature: Buffer; isWhole: boolean } {
  const bytes = Buffer.from(sealed)
  const ranges = [...bytes.toString('latin1').matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)]
  const [first, size, second, rest] = ranges.at(-1)!.slice(1).map(Number) as [number, number, number, number]
  const covered = createHash('sha256')
    .update(bytes.subarray(first, first + size))
    .update(bytes.subarray(second, second + rest))
    .digest()
  const signature = Buffer.from(bytes.toString('latin1', first + size + 1, second - 1), 'hex')
  return { covered, signature, isWhole: second + rest === bytes.length }
}

const pdfsig = (() => {
  try {
    execFileSync('pdfsig', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
const verdictOf = (sealed: Uint8Array): string => {
  writeFileSync(`${aside}/sealed.pdf`, sealed)
  return execFileSync('pdfsig', [`${aside}/sealed.pdf`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

test('the certificate is its own issuer, for ten years, and may only sign', () => {
  const certificate = new X509Certificate(identity.certificate)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.subject).toBe('CN=Atelier des Savoirs – cachet')
  expect(certificate.issuer).toBe(certificate.subject)
  expect(certificate.ca).toBe(false)
  expect(certificate.validFromDate).toEqual(now)
  expect(certificate.validToDate).toEqual(new Date('2036-11-20T10:00:00Z'))
  expect(certificate.publicKey.asymmetricKeyDetails?.modulusLength).toBe(3072)
})

test('the seal covers every byte and keeps the archive file as it was', async () => {
  const sealed = await seal(pdf, identity, { reason: 'Document final', sealedAt: now })
  const { covered, signature, isWhole } = digestsOf(sealed)
  expect(isWhole).toBe(true)
  expect(signature.includes(covered)).toBe(true)
  expect(signature.includes(new X509Certificate(identity.certificate).raw)).toBe(true)
  expect(Buffer.from(sealed).subarray(0, pdf.length).equals(Buffer.from(pdf))).toBe(true)
  const text = Buffer.from(sealed).toString('latin1')
  expect(text).toContain('/SubFilter /ETSI.CAdES.detached')
  expect(text).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(text).not.toMatch(/\/NeedAppearances true/)
})

test('one altered byte is no longer covered', async () => {
  const sealed = Buffer.from(await seal(pdf, identity, { sealedAt: now }))
  sealed[200] = sealed[200]! ^ 1
  const { covered, signature } = digestsOf(sealed)
  expect(signature.includes(covered)).toBe(false)
})

test.skipIf(!pdfsig)('an independent reader finds the signature valid, twice, and sees an alteration', async () => {
  const once = await seal(pdf, identity, { sealedAt: now })
  expect(verdictOf(once)).toMatch(/Signature is Valid/)
  expect(verdictOf(once)).toMatch(/Total document signed/)
  const other = await createSealingIdentity('Second cachet', now)
  const twice = await seal(once, other, { sealedAt: now })
  expect(verdictOf(twice).match(/Signature is Valid/g)).toHaveLength(2)
  const altered = Buffer.from(once)
  altered[200] = altered[200]! ^ 1
  expect(verdictOf(altered)).toMatch(/Digest Mismatch/)
})

test('the identity is made once, and rests in the store with its key encrypted', async () => {
  const storage = openFolder(aside)
  const place = { storage, key: 'seal/identity.json', passphrase: 'a passphrase of the server' }
  const first = await storedSealingIdentity(place, 'Cachet')
  const stored = Buffer.from(await storage.read(place.key)).toString()
  expect(stored).toContain('ENCRYPTED PRIVATE KEY')
  expect(stored).not.toContain('BEGIN PRIVATE KEY')
  expect(await storedSealingIdentity(place, 'Another name')).toEqual(first)
  await expect(storedSealingIdentity({ ...place, passphrase: 'wrong' }, 'Cachet')).rejects.toThrow(/decrypt/)
  await expect(seal(pdf, first, { sealedAt: now })).resolves.toBeInstanceOf(Uint8Array)
})

test('a wrong key is refused rather than used', async () => {
  await expect(seal(pdf, { ...identity, private_key: 'nothing' })).rejects.toThrow(/DECODER|unsupported/)
})
