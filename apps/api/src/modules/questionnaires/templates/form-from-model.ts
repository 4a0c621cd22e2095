import { formNature } from '@kxo/domain/forms/nature'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { type QuestionnaireModel, questionnaireModel } from '@kxo/domain/questionnaires/model'
import { may } from '@kxo/domain/questionnaires/permissions'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { insertForm } from '../../forms/index.ts'
import { questionsOf } from './questions.ts'

/** The questionnaire of the space made from a model: the one already there, unless it was put away. */
export async function formFromModel(context: Context, model: QuestionnaireModel): Promise<number> {
  const { db } = context
  const code = questionnaireModel.codeOf(model)
  const made = await db
    .selectFrom('questionnaire_models')
    .innerJoin('forms', (join) =>
      join.onRef('forms.tenant_id', '=', 'questionnaire_models.tenant_id').onRef('forms.id', '=', 'questionnaire_models.form_id'),
    )
    .select('forms.id')
    .where('model', '=', code)
    .where('forms.archived_at', 'is', null)
    .where('forms.published_version_id', 'is not', null)
    .executeTakeFirst()
  return made?.id ?? makeForm(context, model)
}

/** A form of the space with the questions of a model, published. */
async function makeForm(context: Context, model: QuestionnaireModel): Promise<number> {
  const { db, tenant } = context
  const form_id = await insertForm(context, {
    name: await freeName(context, languageOf('fr', tenant).say(questionnaireModel.labelOf(model))),
    nature: 'questionnaire',
    sections: questionsOf(model, tenant),
    is_published: true,
  })
  await db
    .insertInto('questionnaire_models')
    .values({ model: questionnaireModel.codeOf(model), form_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'model']).doUpdateSet({ form_id }))
    .execute()
  return form_id
}

/** The name, numbered when a questionnaire bears it already. */
async function freeName({ db }: Context, name: string): Promise<string> {
  const taken = await db
    .selectFrom('forms')
    .select(sql<string>`searchable(name)`.as('name'))
    .where('nature', '=', formNature.codeOf('questionnaire'))
    .where(sql<boolean>`starts_with(searchable(name), searchable(${name}))`)
    .execute()
  const { rows } = await sql<{ name: string; key: string }>`
    select name, searchable(name) as key from unnest(${[name, ...taken.map((_, index) => `${name} ${index + 2}`)]}::text[]) as name`.execute(
    db,
  )
  return rows.find(({ key }) => taken.every((other) => other.name !== key))?.name ?? name
}

export const createQuestionnaire: Verb<typeof questionnairesContract.create> = async (context, { body }) => {
  authorize(may.writeQuestionnaires(context.actor))
  return { id: await makeForm(context, body.model) }
}
