import type { Morph } from '@kxo/domain/fields/morph'
import type { RecordRights } from '@kxo/domain/fields/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { RawBuilder } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { dependencies } from '../../platform/dependencies.ts'

/** A kind of records that bears fields: the module that owns it stands above this one and gives this. */
export type RecordSubject = {
  morph: Morph
  /** What the caller may do with one record; undefined when there is none of that number. */
  rightsOn: (context: Context, id: number) => Promise<RecordRights | undefined>
  /** Whom or what a file given as an answer is held on. */
  owner?: (db: Queries, id: number) => Promise<{ user_id?: number; company_id?: number; event_id?: number } | undefined>
  /** How many records of the kind there are. */
  count?: (db: Queries) => Promise<number>
  /** What one record reads of the native fields others depend on (`nativeDeciders`), by name. */
  natives?: (db: Queries, id: number) => Promise<Record<string, string>>
  /** A query of the numbers of the records of another kind that hang on one: what an aggregate reads. */
  related?: Partial<Record<Morph, (id: number) => RawBuilder<unknown>>>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    fields: { subjects: readonly RecordSubject[] }
  }
}

export const subjectOf = (morph: Morph): RecordSubject | undefined =>
  dependencies().fields.subjects.find((subject) => subject.morph === morph)

/** What the caller may do with a record. @throws 404 on a record that is not there, or of which nothing may be seen */
export async function rightsOn(context: Context, morph: Morph, id: number): Promise<RecordRights> {
  const rights = await subjectOf(morph)?.rightsOn(context, id)
  return rights?.read ? rights : refuse(kernelErrors.notFound)
}
