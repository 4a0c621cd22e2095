import type { Config } from './config.ts'

export type OutgoingSms = {
  /** Who it is from; the provider's own sender when empty. */
  from: string
  to: string
  text: string
  /** Names the message to the provider, which sends one reference once. */
  reference: string
}
/** Delivers a text message, or says that it stays readable in the outbox (no provider). */
export type SmsSender = { isReal: boolean; send(message: OutgoingSms): Promise<void> }

/** The provider will refuse it each time: the number or the message is wrong. */
export class RefusedSms extends Error {}

const patienceMs = 15_000

/** Speaks to the HTTP provider of the environment: one POST a message, its answer 2xx once it is taken. */
export function openSmsSender({ sms }: Pick<Config, 'sms'>): SmsSender {
  if (!sms) return { isReal: false, send: async () => {} }
  return {
    isReal: true,
    async send(message) {
      const answer = await fetch(sms.url, {
        method: 'POST',
        headers: { authorization: `Bearer ${sms.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patienceMs),
      })
      if (answer.ok) return
      const said = `${answer.status} ${(await answer.text()).slice(0, 300)}`.trim()
      const isTheirs = answer.status >= 500 || answer.status === 429 || answer.status === 408
      throw isTheirs ? new Error(said) : new RefusedSms(said)
    },
  }
}
