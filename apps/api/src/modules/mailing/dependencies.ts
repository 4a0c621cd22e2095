import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { ProducedFile } from '@kxo/domain/mailing/templates/product-links'
import type { Context } from '../../platform/context.ts'
import { dependencies } from '../../platform/dependencies.ts'
import type { MailAttachment, MailRequest, Recipient } from '../../platform/mail.ts'
import type { Reminder } from './due/due-mails.ts'

/** A record a template is seen on, and what the mail would say of it: the values of the moment's own text. */
export type PreviewSource = {
  /** Moments it can show. */
  shows: (moment: string) => boolean
  search: (context: Context, q: string) => Promise<{ key: string; label: string }[]>
  read: (
    context: Context,
    key: string,
  ) => Promise<{ to: Recipient; event_id: number | null; values: NonNullable<MailRequest['values']> } | undefined>
}

/** What the modules above give mailing. */
export type MailingDependencies = {
  /** Who each of their dates concerns. */
  reminders: readonly Reminder[]
  /** Kinds of events, as a template may be written for one. */
  eventKinds: readonly { key: string; label: Sentence }[]
  eventAddress: (tenant: string, event_id: number) => string
  addTask: (context: Context, task: { todo_user_id: number; label: string; text: string }) => Promise<unknown>
  previews: readonly PreviewSource[]
  /** Files of the product a template may join. */
  attachments: Readonly<Partial<Record<ProducedFile, (context: Context, mail: MailRequest) => Promise<MailAttachment[]>>>>
}

/** What one module gives of it. */
export type MailingParts = Partial<MailingDependencies>

/** What the modules give, together: lists follow each other, the more precise first. */
export function mailingFrom(parts: readonly MailingParts[]): MailingDependencies {
  return {
    reminders: parts.flatMap(({ reminders = [] }) => reminders),
    eventKinds: parts.flatMap(({ eventKinds = [] }) => eventKinds),
    previews: parts.flatMap(({ previews = [] }) => previews),
    attachments: Object.assign({}, ...parts.map(({ attachments }) => attachments)),
    eventAddress: parts.find(({ eventAddress }) => eventAddress)?.eventAddress ?? (() => ''),
    addTask: parts.find(({ addTask }) => addTask)?.addTask ?? (async () => undefined),
  }
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    mailing: MailingDependencies
  }
}

export const mailingDependencies = (): MailingDependencies => dependencies().mailing
