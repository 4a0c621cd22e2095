import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const dataDir = (): string => mkdtempSync(join(tmpdir(), 'config-'))
const withDefaults = (environment: Record<string, string>) => () => readConfig({ DATA_DIR: dataDir(), ...environment })

describe('a wrong value is refused at start with a clear sentence', () => {
  test.each([
    [{ PORT: 'trois mille' }, 'PORT is wrong: must be a port between 0 and 65535.'],
    [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL is wrong: must be an address starting with postgres:// or postgresql://.'],
    [{ SECRET_KEY: 'court' }, 'SECRET_KEY is wrong: must hold at least 32 characters.'],
    [{ LOG_LEVEL: 'bavard' }, 'LOG_LEVEL is wrong'],
    [{ SMTP_URL: 'localhost:25' }, 'SMTP_URL is wrong: must be an address starting with smtp:// or smtps://.'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY is wrong: must start with sk_.'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'Card payment: STRIPE_WEBHOOK_SECRET is missing beside the others.'],
    [{ S3_BUCKET: 'seau', S3_ACCESS_KEY_ID: 'a' }, 'File store: S3_SECRET_ACCESS_KEY is missing beside the others.'],
    [{ SMS_URL: 'https://sms.test' }, 'SMS: SMS_TOKEN is missing beside the others.'],
    [{ VAPID_PUBLIC_KEY: 'A'.repeat(87) }, 'Notifications: VAPID_PRIVATE_KEY is missing beside the others.'],
    [{ PUSH_SERVICES: 'https://push.test/path' }, 'PUSH_SERVICES is wrong: must be addresses without a path, separated by commas.'],
    [{ TRUSTED_PROXIES: 'tous' }, 'TRUSTED_PROXIES is wrong: must be a number of proxies (0 to 9) or their addresses'],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES is wrong'],
    [{ METRICS_TOKEN: 'court' }, 'METRICS_TOKEN is wrong: must hold at least 16 characters.'],
    [{ TEST_BANK: 'oui' }, 'TEST_BANK is wrong'],
    [{ WORKER: 'process' }, 'WORKER is wrong: the embedded database belongs to one process, only `inside` or `none` work with it.'],
    [{ NODE_ENV: 'production' }, 'SECRET_KEY is missing: production needs one of at least 32 characters.'],
  ] as [Record<string, string>, string][])('%j', (environment, sentence) => {
    expect(withDefaults(environment)).toThrow(sentence)
  })

  test('every wrong variable is named at once', () => {
    expect(withDefaults({ PORT: '-1', MAIL_FROM: 'personne' })).toThrow(/PORT is wrong.*\nMAIL_FROM is wrong/)
  })
})

test('an empty variable is an absent one', () => {
  expect(withDefaults({ DATABASE_URL: '', PORT: '' })()).toMatchObject({ databaseUrl: undefined, port: 3000, isPortChosen: false })
})

const production = { NODE_ENV: 'production', SECRET_KEY: 'a-secret-for-tests-0123456789abcdef' }

test('outside production the machine alone is listened to, unless HOST says otherwise', () => {
  expect(withDefaults({})().host).toBe('127.0.0.1')
  expect(withDefaults({ HOST: '0.0.0.0' })().host).toBe('0.0.0.0')
  expect(withDefaults(production)().host).toBe('0.0.0.0')
})

test('in production the test bank stands in only when it is asked to', () => {
  expect(withDefaults({})().isTestBankOpen).toBe(true)
  expect(withDefaults(production)().isTestBankOpen).toBe(false)
  expect(withDefaults({ ...production, TEST_BANK: 'open' })().isTestBankOpen).toBe(true)
})

test('one proxy is trusted in front of a public address, none without one, those named otherwise', () => {
  expect(withDefaults({})().trustedProxies).toBe(0)
  expect(withDefaults({ PUBLIC_URL: 'https://essai.test' })().trustedProxies).toBe(1)
  expect(withDefaults({ PUBLIC_URL: 'https://essai.test', TRUSTED_PROXIES: '2' })().trustedProxies).toBe(2)
  expect(withDefaults({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })().trustedProxies).toEqual(['10.0.0.0/8', '::1'])
})

test('outside production a key is made once and kept beside the data', () => {
  const folder = dataDir()
  const { secretKey } = readConfig({ DATA_DIR: folder })
  expect(secretKey).toHaveLength(64)
  expect(readConfig({ DATA_DIR: folder }).secretKey).toBe(secretKey)
  expect(readFileSync(join(folder, 'secret.key'), 'utf8').trim()).toBe(secretKey)
})
