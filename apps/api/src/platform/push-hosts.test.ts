import { describe, expect, test } from 'vitest'
import { isPushService } from './push-hosts.ts'
import { derivedKeys } from './push-transport.ts'

describe('addresses a device may name', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is taken', (endpoint) => expect(isPushService(endpoint)).toBe(true))

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://moi@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://exemple.org/?https://fcm.googleapis.com/',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/abc',
    'file:///etc/passwd',
    'nothing',
  ])('%s is refused', (endpoint) => expect(isPushService(endpoint)).toBe(false))

  test('an origin the installation trusts is taken whole, its neighbours are not', () => {
    expect(isPushService('http://127.0.0.1:9000/device', ['http://127.0.0.1:9000'])).toBe(true)
    expect(isPushService('http://127.0.0.1:9001/device', ['http://127.0.0.1:9000'])).toBe(false)
  })
})

test('the key pair follows from the secret: the same at each start, another for another installation', () => {
  const secret = 'a-secret-for-tests-0123456789abcdef'
  expect(derivedKeys(secret)).toEqual(derivedKeys(secret))
  expect(derivedKeys('another-secret-0123456789abcdefghij').publicKey).not.toBe(derivedKeys(secret).publicKey)
  expect(Buffer.from(derivedKeys(secret).publicKey, 'base64url')).toHaveLength(65)
})
