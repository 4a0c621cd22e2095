import { formNature } from '@kxo/domain/forms/nature'
import type { FormStatus } from '@kxo/domain/forms/versions/form-status'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { QuestionnaireRow, questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { questionnaireList } from '@kxo/domain/questionnaires/list'
import { may } from '@kxo/domain/questionnaires/permissions'
import { responseRate } from '@kxo/domain/questionnaires/rules'
import { type SqlBool, sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { standsAt } from '../../forms/index.ts'
import { listOrExport } from '../../traces/index.ts'
import { type FigureSums, figuresFrom, sumsOf } from '../figures.ts'
import { mayBeShown, ofCaller } from './scope.ts'

/** Responses with an alert, among those the caller may be shown. */
const alertsFor = (actor: Actor) => sql<number>`(select count(*)::int from questionnaire_responses r
  join event_questionnaires s on s.tenant_id = r.tenant_id and s.id = r.event_questionnaire_id
  where r.tenant_id = forms.tenant_id and s.form_id = forms.id and r.alerts <> '{}' and ${ofCaller(actor)} and ${mayBeShown})`

const planFor = (actor: Actor) =>
  planOf(
    questionnaireList,
    { name: 'forms.name', alerts: { at: alertsFor(actor) } },
    { search: sql`searchable(forms.name)`, sort: 'name', id: sql`forms.id` },
  )

const questionnaire = sql.lit(formNature.codeOf('questionnaire'))

const rowsIn = (db: Queries, actor: Actor, status: FormStatus | undefined) => {
  const isOfForm = sql<SqlBool>`s.tenant_id = forms.tenant_id and s.form_id = forms.id and ${ofCaller(actor)}`
  return db
    .selectFrom('forms')
    .select(['forms.id', 'forms.name'])
    .select([
      sql<FormStatus>`case when forms.archived_at is not null then 'archived' when forms.published_version_id is null then 'draft' else 'published' end`.as(
        'status',
      ),
      sql<number>`(select count(*)::int from form_fields f where f.tenant_id = forms.tenant_id and f.version_id = coalesce(forms.published_version_id,
        (select v.id from form_versions v where v.tenant_id = forms.tenant_id and v.form_id = forms.id and v.number is null)))`.as(
        'questions',
      ),
      sql<number>`(select count(distinct s.event_id)::int from event_questionnaires s
        where ${isOfForm} and s.retired_at is null)`.as('events'),
      alertsFor(actor).as('alerts'),
      sql<FigureSums>`(select to_jsonb(sums) from ${sumsOf(isOfForm)} as sums)`.as('sums'),
    ])
    .where(sql<boolean>`forms.nature = ${questionnaire}`)
    .where(status === undefined ? sql<boolean>`forms.archived_at is null` : standsAt[status])
}

type Row = Pick<QuestionnaireRow, 'id' | 'name' | 'status' | 'questions' | 'events' | 'alerts'> & { sums: FigureSums }
const presented = ({ sums, ...row }: Row): QuestionnaireRow => {
  const figures = figuresFrom(sums)
  return { ...row, ...figures, rate: responseRate(figures) }
}

export const listQuestionnaires: Verb<typeof questionnairesContract.list> = async (context, { query }) => {
  authorize(may.readQuestionnaires(context.actor))
  return listOrExport(context, 'export_questionnaires', {
    name: 'questionnaires',
    plan: planFor(context.actor),
    asked: query,
    query: (db: Queries) => rowsIn(db, context.actor, query.status),
    present: (rows) => rows.map(presented),
    columns: exportsOf(questionnaireList),
  })
}
