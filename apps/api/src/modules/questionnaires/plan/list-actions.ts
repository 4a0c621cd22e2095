import type { Input } from '@kxo/domain/kernel/contract'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { may } from '@kxo/domain/questionnaires/permissions'
import type { ImprovementAction } from '@kxo/domain/questionnaires/plan/action-contract'
import { improvementList } from '@kxo/domain/questionnaires/plan/list'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { ListPlan } from '../../../platform/lists/list-filters.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { places, presentAction, selectActions } from './select-actions.ts'

type Contract = typeof questionnairesContract
type About = Pick<Input<Contract['actions']>['query'], 'form' | 'response'>

export const actionsPlan = ({ now, tenant }: Pick<Context, 'now' | 'tenant'>): ListPlan => ({
  ...planOf(improvementList, places(now), {
    search: sql`searchable(a.label || ' ' || coalesce(f.name, '') || ' ' || coalesce(e.title, ''))`,
    sort: '-created_at',
    id: sql`a.id`,
  }),
  zone: tenant.time_zone,
})

/** The actions of the space, of a questionnaire, or of one response. */
export const actionsAbout =
  ({ now }: Pick<Context, 'now'>, { form, response }: About) =>
  (db: Queries) => {
    let rows = selectActions(db, now)
    if (form !== undefined) rows = rows.where('a.form_id', '=', form)
    if (response !== undefined) rows = rows.where('a.response_id', '=', response)
    return rows
  }

export const listActions: Verb<Contract['actions']> = async (context, { query }) => {
  authorize(may.readPlan(context.actor))
  return listOrExport(context, 'export_improvements', {
    name: 'plan-action',
    plan: actionsPlan(context),
    asked: query,
    query: actionsAbout(context, query),
    present: (rows) => rows.map((row) => presentAction(row, context.language)),
    columns: exportsOf(improvementList),
  })
}

/** An action of the plan. @throws 404 */
export const getAction = async ({ db, now, language }: Context, id: number): Promise<ImprovementAction> =>
  presentAction(found(await selectActions(db, now).where('a.id', '=', id).executeTakeFirst()), language)

export const readAction: Verb<Contract['action']> = async (context, { params }) => {
  authorize(may.readPlan(context.actor))
  return getAction(context, params.id)
}
