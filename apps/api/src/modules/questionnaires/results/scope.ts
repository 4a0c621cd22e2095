import { formNature } from '@kxo/domain/forms/nature'
import type { Actor } from '@kxo/domain/kernel/actor'
import { isRecruiter } from '@kxo/domain/kernel/permissions'
import { type QuestionnaireAudience, questionnaireAudience } from '@kxo/domain/questionnaires/audience'
import { leastAnswers } from '@kxo/domain/questionnaires/rules'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** What of a questionnaire is read: everything the caller may, or what one event or one audience answered. */
export type Scope = { actor: Actor; id: number; event?: number | undefined; audience?: QuestionnaireAudience | undefined }

/** The sendings `s` of a scope. */
export const inScope = ({ actor, id, event, audience }: Scope): RawBuilder<SqlBool> => sql<SqlBool>`s.form_id = ${id} and ${ofCaller(actor)}
  ${event === undefined ? sql`` : sql`and s.event_id = ${event}`}
  ${audience === undefined ? sql`` : sql`and s.audience = ${questionnaireAudience.codeOf(audience)}`}`

/** The sendings `s` the caller reads: a recruiter, those of the events of their company. */
export const ofCaller = (actor: Actor): RawBuilder<SqlBool> =>
  isRecruiter(actor)
    ? sql<SqlBool>`s.event_id in (select own.id from events own where own.tenant_id = s.tenant_id and own.company_id = ${actor.company_id})`
    : sql<SqlBool>`true`

/** A response `r` to a sending `s` that may be shown: an anonymous one only among enough others (FOR-40). */
export const mayBeShown = sql<SqlBool>`(not s.is_anonymous or (select count(*) from questionnaire_responses other
  where other.tenant_id = s.tenant_id and other.event_questionnaire_id = s.id) >= ${sql.lit(leastAnswers)})`

/** A questionnaire of the space by its number. @throws 404 */
export const getQuestionnaire = async (db: Queries, id: number) =>
  found(
    await db
      .selectFrom('forms')
      .select(['id', 'name', 'published_version_id'])
      .where('id', '=', id)
      .where('nature', '=', formNature.codeOf('questionnaire'))
      .executeTakeFirst(),
  )
