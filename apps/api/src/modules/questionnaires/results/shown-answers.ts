import type { HiddenAnswer } from '@kxo/domain/questionnaires/hiding/hiding-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

const hiddenOf = sql`hidden_answers h where h.tenant_id = r.tenant_id and h.response_id = r.id`

/** The answers of a response `r` without those that are not shown. */
export const shownAnswers = sql<unknown>`r.answers - coalesce((select array_agg(h.question) from ${hiddenOf}), '{}')`

/** Whether the answer of a response `r` to a question is not shown. */
export const isHiddenAnswer = (question: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from ${hiddenOf} and h.question = ${question})`

/** What of a response is not shown, and why. */
export const hiddenIn = (db: Queries, response: number): Promise<HiddenAnswer[]> =>
  db
    .selectFrom('hidden_answers as h')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'h.tenant_id').onRef('u.id', '=', 'h.hidden_by'))
    .select(['h.question', 'h.reason', 'h.hidden_at'])
    .select(sql<string | null>`nullif(trim(u.first_name || ' ' || u.last_name), '')`.as('hidden_by_name'))
    .where('h.response_id', '=', response)
    .orderBy('h.question')
    .execute()
