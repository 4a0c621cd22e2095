import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { MailSubject, SendingUnderWay } from '@kxo/domain/mailing/contract'
import type { FieldKind, FieldValue } from '@kxo/domain/mailing/merging/field-formats'
import type { RecordField } from '@kxo/domain/mailing/merging/record-fields'
import type { ProducedFile } from '@kxo/domain/mailing/templates/product-links'
import type { Row, RowGroup } from '@kxo/domain/mailing/templates/repeated-rows'
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
  ) => Promise<{ to: Recipient; event_id: number | null; bill_id?: number; values: NonNullable<MailRequest['values']> } | undefined>
}

/** What a module says of the records a mail is about, in the language of its reader. */
export type FieldSource = (
  context: Context,
  of: {
    user_id: number | null
    event_id: number | null
    bill_id: number | undefined
    /** Whether a text calls a field that starts so: what is long to read is not read for nobody. */
    calls: (start: string) => boolean
    /** The whole address of a page of the tenant. */
    pageAt: (path: string) => string
  },
  locale: 'fr' | 'en',
) => Promise<Partial<Record<RecordField, FieldValue>>>

/** The rows of a list a mail is about, in the language of its reader. */
export type RowSource = (
  context: Context,
  of: { event_id?: number | null | undefined; bill_id?: number | undefined },
  locale: 'fr' | 'en',
) => Promise<Row[]>

/** Fields a tenant added to its records: what they are called, in the language of whoever writes, and what they say, in their reader's. */
export type OwnFieldSource = {
  list: (context: Context) => Promise<{ key: string; label: string; kind: FieldKind }[]>
  read: (
    context: Context,
    of: { user_id: number | null; event_id: number | null },
    locale: 'fr' | 'en',
  ) => Promise<Record<string, FieldValue>>
}

/** What somebody pays for: a person's place at an event, or a bill. */
export type PaidFor = { user_id: number; event_id: number } | { bill_id: number }

/** What the modules above give mailing. */
export type MailingDependencies = {
  /** Who each of their dates concerns. */
  reminders: readonly Reminder[]
  /** Kinds of events, as a template may be written for one. */
  eventKinds: readonly { key: string; label: Sentence }[]
  /** Where administrators read whom or what a mail is about. */
  pages: Readonly<Partial<Record<MailSubject, (id: number) => string>>>
  eventAddress: (tenant: string, event_id: number) => string
  addTask: (context: Context, task: { todo_user_id: number; label: string; text: string }) => Promise<unknown>
  /** Tells somebody in the header of their space. */
  ring: (context: Context, notice: { to: number; subject: string; path?: string }) => Promise<void>
  /** Those who have a part in an event and accepted it. */
  partnersOf: (context: Context, event_id: number) => Promise<{ mail: string; user_id: number }[]>
  /** Addresses of whoever pays for a person's place at an event, or a bill, and of its funder. */
  payersOf: (context: Context, of: PaidFor) => Promise<{ payer: string | null; funder: string | null }>
  previews: readonly PreviewSource[]
  /** What a module says of its own records, by the fields a template may merge. */
  fields: readonly FieldSource[]
  ownFields: OwnFieldSource | undefined
  rows: Readonly<Partial<Record<RowGroup, RowSource>>>
  /** Messages written to many people that have not wholly left. */
  underWay: (context: Context) => Promise<SendingUnderWay[]>
  /** Somebody reported a message written to many people as spam. */
  complained: (context: Context) => Promise<void>
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
    fields: parts.flatMap(({ fields = [] }) => fields),
    previews: parts.flatMap(({ previews = [] }) => previews),
    ownFields: parts.find(({ ownFields }) => ownFields)?.ownFields,
    rows: Object.assign({}, ...parts.map(({ rows }) => rows)),
    pages: Object.assign({}, ...parts.map(({ pages }) => pages)),
    attachments: Object.assign({}, ...parts.map(({ attachments }) => attachments)),
    eventAddress: parts.find(({ eventAddress }) => eventAddress)?.eventAddress ?? (() => ''),
    underWay: parts.find(({ underWay }) => underWay)?.underWay ?? (async () => []),
    complained: parts.find(({ complained }) => complained)?.complained ?? (async () => undefined),
    ring: parts.find(({ ring }) => ring)?.ring ?? (async () => undefined),
    partnersOf: parts.find(({ partnersOf }) => partnersOf)?.partnersOf ?? (async () => []),
    payersOf: parts.find(({ payersOf }) => payersOf)?.payersOf ?? (async () => ({ payer: null, funder: null })),
    addTask: parts.find(({ addTask }) => addTask)?.addTask ?? (async () => undefined),
  }
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    mailing: MailingDependencies
  }
}

export const mailingDependencies = (): MailingDependencies => dependencies().mailing
