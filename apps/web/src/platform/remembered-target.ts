import { storage, storageKeys } from './storage.ts'

/** Whether a text is an address of this product that may be returned to: same origin, never the logout. */
export function mayReturnTo(address: string | null | undefined): address is string {
  if (!address?.startsWith('/') || address.startsWith('//') || address.includes('\\')) return false
  return !/^\/(logout|login)(\/|\?|#|$)/i.test(address)
}

/** Keeps the address a person wanted, with its query and hash, for after their login at `client`; null when it names no space, and nobody was in one. */
export function rememberTarget(address: string, client: string | null): void {
  if (mayReturnTo(address)) storage.write(storageKeys.target, JSON.stringify({ address, client }))
}

/** The address remembered for a space, without forgetting it: one wanted in another space leads nowhere in this one. */
export function rememberedTarget(client: string): string | null {
  const stored = storage.readJson(storageKeys.target) as { address?: string; client?: string | null } | null
  return mayReturnTo(stored?.address) && (stored.client ?? client) === client ? stored.address : null
}

export const forgetTarget = (): void => storage.forget(storageKeys.target)
