import type { PublishedNotice } from '@kxo/domain/tenants/settings/notice'
import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'
import type { Recipient } from '../../platform/mail.ts'

/** What the modules above know of accounts. */
type Accounts = {
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
  /** Closes every session of the tenant but `exceptSession`. @returns how many */
  closeSessions(context: Context, because: string, exceptSession?: string | null): Promise<number>
}

/** What the modules that stand above tenants give them. */
type TenantsDependencies = {
  accounts: Accounts
  /** What the vendor announces to every page of the tenant; the module of help keeps it. */
  notices: (context: Context) => Promise<PublishedNotice[]>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    tenants: TenantsDependencies
  }
}

export const accounts = (): Accounts => dependencies().tenants.accounts
export const serviceNotices: TenantsDependencies['notices'] = (context) => dependencies().tenants.notices(context)
