import { createECDH, hkdfSync } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from './config.ts'
import { isPushService } from './push-hosts.ts'

/** Where a device is written to, and what encrypts for it alone. */
type Device = { endpoint: string; public_key: string; auth_secret: string }
export type PushSender = {
  /** What browsers are told, to let nobody else write to their device. */
  publicKey: string
  accepts: (endpoint: string) => boolean
  send: (device: Device, message: object) => Promise<void>
}

/** The device is no longer there: nothing is written to it again. */
export class GoneDevice extends Error {}
/** It will be refused each time. */
export class RefusedPush extends Error {}

const patienceMs = 15_000
/** A day: what is older is no longer news. */
const secondsToLive = 86_400
const orderOfP256 = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The key pair of this installation, the same on every copy and after each start, since it follows from the program’s secret. */
export function derivedKeys(secret: string): { publicKey: string; privateKey: string } {
  const wide = BigInt(`0x${Buffer.from(hkdfSync('sha256', secret, '', 'web push keys', 48)).toString('hex')}`)
  const scalar = Buffer.from(((wide % (orderOfP256 - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(scalar)
  return { publicKey: curve.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
}

/** Hands notifications to the services browsers name, encrypted for their device, and calls no other address. */
export function openPushSender({ push, secretKey, mailFrom }: Pick<Config, 'push' | 'secretKey' | 'mailFrom'>): PushSender {
  const keys = push.keys ?? derivedKeys(secretKey)
  const accepts = (endpoint: string): boolean => isPushService(endpoint, push.services)
  return {
    publicKey: keys.publicKey,
    accepts,
    async send({ endpoint, public_key, auth_secret }, message) {
      if (!accepts(endpoint)) throw new RefusedPush('unknown push service')
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh: public_key, auth: auth_secret } },
        JSON.stringify(message),
        {
          TTL: secondsToLive,
          vapidDetails: { subject: `mailto:${mailFrom}`, ...keys },
        },
      )
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(request.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      const said = `${answer.status} ${(await answer.text()).slice(0, 300)}`.trim()
      if (answer.ok) return
      if (answer.status === 404 || answer.status === 410) throw new GoneDevice(said)
      const isTheirs = answer.status >= 500 || answer.status === 429 || answer.status === 408
      throw isTheirs ? new Error(said) : new RefusedPush(said)
    },
  }
}
