import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MadeCertificates, madeCertificates, filePassword as password } from './made-certificates.ts'
import { readAppleKeys } from './read-certificate.ts'
import { readGoogleKeys } from './read-service-account.ts'

let made: MadeCertificates
beforeAll(() => {
  made = madeCertificates()
})
afterAll(() => made.forget())

const now = new Date(Date.now() + 60_000)
const inYears = (years: number): Date => new Date(now.getTime() + years * 365 * 86_400_000)
const refusal = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return 'none'
}

test('a Pass Type ID is read from what a keychain or OpenSSL exports, its intermediate inside or beside', () => {
  for (const [file, intermediate] of [
    [made.alone, made.intermediate],
    [made.alone, made.intermediateDer],
    [made.modern, made.intermediate],
    [made.withChain, null],
  ] as const) {
    const keys = readAppleKeys({ file, password, intermediate }, now)
    expect(keys.certificate).toContain('BEGIN CERTIFICATE')
    expect(keys.intermediate.trim()).toBe(made.intermediate.toString().trim())
    expect(keys.key).toContain('PRIVATE KEY')
  }
})

test('what is wrong with a certificate is said', () => {
  const { alone, intermediate } = made
  const faults = {
    notPkcs12: { file: Buffer.from('{}'), password, intermediate },
    wrongKeyPassword: { file: alone, password: 'autre', intermediate },
    noPrivateKey: { file: made.withoutKey, password, intermediate },
    notPassType: { file: made.ofSite, password, intermediate },
    noIntermediate: { file: alone, password, intermediate: null },
    notCertificate: { file: alone, password, intermediate: Buffer.from('texte') },
    otherIssuer: { file: alone, password, intermediate: made.another },
  }
  for (const [fault, received] of Object.entries(faults)) expect(refusal(() => readAppleKeys(received, now))).toBe(fault)
  const received = { file: alone, password, intermediate }
  expect(refusal(() => readAppleKeys(received, inYears(2)))).toBe('certificateExpired')
  expect(refusal(() => readAppleKeys(received, inYears(-1)))).toBe('certificateNotYetValid')
})

test('what is wrong with a service account is said', () => {
  const account = { type: 'service_account', client_email: 'billets@essai.iam.test', private_key: made.key }
  const file = (value: object) => Buffer.from(JSON.stringify(value))
  expect(readGoogleKeys('3388000000012345678', file(account))).toMatchObject({ account: 'billets@essai.iam.test' })
  expect(refusal(() => readGoogleKeys('BCR2DN', file(account)))).toBe('wrongIssuer')
  expect(refusal(() => readGoogleKeys('3388000000012345678', Buffer.from('<html>')))).toBe('notServiceAccount')
  expect(refusal(() => readGoogleKeys('3388000000012345678', file({ ...account, type: 'authorized_user' })))).toBe('notServiceAccount')
  expect(refusal(() => readGoogleKeys('3388000000012345678', file({ ...account, private_key: 'clé' })))).toBe('unreadableKey')
})
