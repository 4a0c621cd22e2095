import { dependencies } from '../../platform/dependencies.ts'
import type { Reminder } from './due-mails.ts'

/** What the modules above give mailing: who each of their dates concerns. */
export type MailingDependencies = { reminders: readonly Reminder[] }

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    mailing: MailingDependencies
  }
}

export const mailingDependencies = (): MailingDependencies => dependencies().mailing
