import type { PushDevice } from '@kxo/domain/mailing/push/push-contract'

/** What this browser says of notifications: it shows them, was told not to, or cannot. */
export type Ability = 'able' | 'denied' | 'lacking' | 'lackingOnApple'

const workers = (): ServiceWorkerContainer | undefined => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)
const isApplePhone = (): boolean => /iPhone|iPad/.test(navigator.userAgent)

export async function abilityHere(): Promise<Ability> {
  const isThere = 'PushManager' in window && 'Notification' in window && (await workers()?.getRegistration()) !== undefined
  if (!isThere) return isApplePhone() ? 'lackingOnApple' : 'lacking'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await workers()?.getRegistration())?.pushManager?.getSubscription()) ?? null

/** Where this browser is written to, once it agreed. */
export const endpointHere = async (): Promise<string | null> => (await subscriptionHere())?.endpoint ?? null

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Asks the person, then their browser; null when they say no. @throws when its push service does not answer */
export async function subscribeHere(key: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await workers()!.ready
  const former = await pushManager.getSubscription()
  // Made for other keys of the installation, it can be written to no more.
  const isUsable = former && textOf(former.options.applicationServerKey) === key
  if (former && !isUsable) await former.unsubscribe()
  const made = isUsable ? former : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  return { endpoint: made.endpoint, public_key: textOf(made.getKey('p256dh')), auth_secret: textOf(made.getKey('auth')) }
}
