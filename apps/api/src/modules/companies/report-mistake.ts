import type { companiesContract } from '@kxo/domain/companies/contract'
import { companyErrors } from '@kxo/domain/companies/errors'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords } from '@kxo/domain/companies/words'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { companiesDependencies } from './dependencies.ts'
import { findCompany, peopleOf } from './queries.ts'

/** What someone finds wrong on their company's record becomes a task of its referent, or of whoever follows it. @throws 409 when nobody does */
export const reportMistake: Verb<typeof companiesContract.mistake> = async (context, { params, body }) => {
  const { db, actor, language } = context
  authorize(may.reportMistake(actor, { company_id: params.id }))
  const company = found(await findCompany(db, params.id))
  const referent = (await peopleOf(db, company.id)).find(({ is_referent }) => is_referent)
  const todo_user_id = referent?.id ?? company.manager_id ?? refuse(companyErrors.nobodyToTell)
  await companiesDependencies().addTask(context, {
    todo_user_id,
    label: language.say(companyWords.mistakeTask, { name: company.name }).slice(0, 255),
    text: body.message,
  })
  return { done: true as const }
}
