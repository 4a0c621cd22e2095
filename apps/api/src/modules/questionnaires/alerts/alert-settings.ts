import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { QuestionAlert } from '@kxo/domain/questionnaires/alerts/alert-contract'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { may } from '@kxo/domain/questionnaires/permissions'
import { boundsOf } from '@kxo/domain/questionnaires/rules'
import { authorize, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { fieldsOf } from '../../forms/index.ts'
import { trace } from '../../traces/index.ts'
import { getQuestionnaire } from '../results/scope.ts'

type Contract = typeof questionnairesContract

/** The scores of a questionnaire that raise an alert. */
export const alertsOf = (db: Queries, form_id: number) =>
  db.selectFrom('questionnaire_alerts').select(['question', 'at_most']).where('form_id', '=', form_id).execute()

/** The scales of the version that is answered, with their alerts. */
async function settingsOf(db: Queries, form_id: number, version: number | null): Promise<QuestionAlert[]> {
  if (version === null) return []
  const alerts = new Map((await alertsOf(db, form_id)).map(({ question, at_most }) => [question, at_most]))
  return (await fieldsOf(db, version))
    .filter(({ input_type }) => input_type === 'stars')
    .map((field) => {
      const [least, most] = boundsOf(field)
      return { question: field.name, label: field.label, label_en: field.label_en, least, most, at_most: alerts.get(field.name) ?? null }
    })
}

export const listAlerts: Verb<Contract['alerts']> = async ({ db, actor }, { params }) => {
  authorize(may.readQuestionnaires(actor))
  const { id, published_version_id } = await getQuestionnaire(db, params.id)
  return settingsOf(db, id, published_version_id)
}

/** @throws 404 on what is no scale of it, 422 out of its scale */
export const setAlert: Verb<Contract['setAlert']> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.setAlerts(actor))
  const { id, name, published_version_id } = await getQuestionnaire(db, params.id)
  const { question, at_most } = body
  const before = found((await settingsOf(db, id, published_version_id)).find((one) => one.question === question))
  if (at_most === null) await db.deleteFrom('questionnaire_alerts').where('form_id', '=', id).where('question', '=', question).execute()
  else {
    if (at_most < before.least) refuse(kernelErrors.invalid, {}, [{ field: 'at_most', message: 'min', values: { min: before.least } }])
    if (at_most > before.most) refuse(kernelErrors.invalid, {}, [{ field: 'at_most', message: 'max', values: { max: before.most } }])
    await db
      .insertInto('questionnaire_alerts')
      .values({ form_id: id, question, at_most })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'form_id', 'question']).doUpdateSet({ at_most }))
      .execute()
  }
  const change = { [question]: { before: before.at_most, after: at_most } }
  await trace(context, { action: 'change_alert', subject_id: id, info: name, change })
  return settingsOf(db, id, published_version_id)
}
