import type { DocumentRestriction } from '@kxo/domain/documents/restriction'
import type { Seller } from '@kxo/domain/events/seller/seller'
import type { Indicators } from '@kxo/domain/events/syllabus/indicators'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { dependencies } from '../../platform/dependencies.ts'
import type { ReceivedFile } from '../../platform/http/upload.ts'
import type { Letterhead } from '../../platform/pdf/letterhead.ts'

/** Moments of an event at which it gives quizzes. */
export type QuizMoment = 'subscription' | 'start' | 'end'

/** Codes of registrations that the lists of events look at. */
export type RegistrationCodes = { cancelled: number; toValidate: number; toComplete: number }

/** Who stands on an event: those an act would tell, and the registrations of those who came already. */
export type PeopleOfEvent = { people: number; attended: readonly number[] }
/** An issued bill of an event: what is left to credit on it, and what was paid beyond. Cents. */
export type BillOfEvent = { id: number; number: string; name: string; registration_id: number | null; to_credit: number; to_refund: number }

/** Who was expected at past dates, and came; and which dates they are. */
export type AttendanceResults = Pick<Indicators, 'expected' | 'came' | 'from' | 'to'> & { event_ids: number[] }

/** What the modules above events give them: who is registered, what is billed, whom to ask. */
type EventsDependencies = {
  registrationCodes: RegistrationCodes
  /** What is left to do of an event, of a row of `events`. */
  leftToDo: { hasUnsigned: RawBuilder<SqlBool>; hasToInvoice: RawBuilder<SqlBool> }
  peopleOf: (db: Queries, event_ids: readonly number[]) => Promise<ReadonlyMap<number, PeopleOfEvent>>
  billsOf: (db: Queries, event_ids: readonly number[]) => Promise<ReadonlyMap<number, BillOfEvent[]>>
  /** Who was expected at the past dates of a training and came. */
  resultsOf: (db: Queries, title: string, now: Date) => Promise<AttendanceResults | undefined>
  minutesOfEvents: (db: Queries, event_ids: readonly number[]) => Promise<Pick<Indicators, 'planned_minutes' | 'followed_minutes'>>
  satisfactionOf: (db: Queries, event_ids: readonly number[]) => Promise<Indicators['satisfaction']>
  /** Who sells its places, as the law wants consumers told; null while nobody issues bills. */
  sellerOf: (context: Pick<Context, 'db' | 'tenant'>, event_id: number) => Promise<Seller | null>
  /** What stands around what advertises a training, or several. */
  advertisingLetterhead: (context: Context, event_id: number | null, names: { title: string; reference: string }) => Promise<Letterhead>
  mayCredit: (actor: Actor) => boolean
  creditLater: (context: Context, bill_ids: readonly number[], reason: string) => Promise<void>
  addTask: (
    context: Context,
    task: { todo_user_id: number; label: string; text: string; event_id: number; todo_date?: Date },
  ) => Promise<number>
  copyQuestionnaires: (context: Context, from: number, to: number) => Promise<void>
  /** Puts a film that was given out in the library: what people watch of it is recorded. */
  recordFilm: (
    context: Context,
    document: { id: number; event_id: number; file_id: number; name: string; restriction: DocumentRestriction },
    file: ReceivedFile,
  ) => Promise<void>
  copyQuizzes: (context: Context, from: number, to: number) => Promise<void>
  /** What an event gives at a moment of it. */
  quizzesAt: (
    context: Pick<Context, 'db'>,
    event_id: number,
    moment: QuizMoment,
  ) => Promise<{ id: number; name: string; is_required: boolean }[]>
  /** What the yearly return needs to know of a training. */
  copyEventBpf: (context: Context, from: number, to: number) => Promise<void>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    events: EventsDependencies
  }
}

export const registrationCodes = (): RegistrationCodes => dependencies().events.registrationCodes
export const fromAbove = (): EventsDependencies => dependencies().events
