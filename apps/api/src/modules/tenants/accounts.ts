/** What the modules above know of accounts; they hand it (see modules/index.ts). */
export type Accounts = {
  /** Status codes of people who may still sign in, and of those shut out. */
  active: number
  shutOut: readonly number[]
}

let handed: Accounts | undefined
export const handAccounts = (accounts: Accounts): void => {
  handed = accounts
}

/** @throws Error when the program was put together without accounts */
export function accounts(): Accounts {
  if (!handed) throw new Error('accounts were not handed to tenants')
  return handed
}
