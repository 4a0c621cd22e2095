import type { Context } from '../../platform/context.ts'
import type { Recipient } from '../../platform/letters.ts'

/** What the modules above know of accounts; they hand it (see modules/index.ts). */
export type Accounts = {
  /** Status codes of people who may still sign in, and of those shut out. */
  active: number
  shutOut: readonly number[]
  /** Status of someone invited who has not chosen a password. */
  invited: number
  /** Mails a person the link where they choose their password. */
  invite(context: Context, to: Recipient & { user_id: number }): Promise<void>
  countSessions(context: Context): Promise<number>
  /** Gives someone something to do. */
  addTask(context: Context, task: { todo_user_id: number; label: string; text: string; todo_date: Date }): Promise<unknown>
  /** Closes every session of the tenant but `kept`. @returns how many */
  closeSessions(context: Context, because: string, kept?: string | null): Promise<number>
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
