import { storage, storageKeys } from './storage.ts'

/** Whether a text is an address of this product that may be returned to: same origin, never the logout. */
export function mayReturnTo(address: string | null | undefined): address is string {
  if (!address?.startsWith('/') || address.startsWith('//') || address.includes('\\')) return false
  return !/^\/(logout|login)(\/|\?|#|$)/i.test(address)
}

/** Keeps the address a person wanted, with its query and hash, for after login. */
export function rememberTarget(address: string): void {
  if (mayReturnTo(address)) storage.write(storageKeys.target, address)
}

/** The remembered address, without forgetting it. */
export function rememberedTarget(): string | null {
  const address = storage.read(storageKeys.target)
  return mayReturnTo(address) ? address : null
}

export const forgetTarget = (): void => storage.forget(storageKeys.target)
