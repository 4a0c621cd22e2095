import { formNature } from '@kxo/domain/forms/nature'
import { foldText } from '@kxo/domain/kernel/fold-text'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { type QuestionnaireModel, questionnaireModel } from '@kxo/domain/questionnaires/model'
import { may } from '@kxo/domain/questionnaires/permissions'
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
  const rows = await db.selectFrom('forms').select('name').where('nature', '=', formNature.codeOf('questionnaire')).execute()
  const taken = new Set(rows.map((row) => foldText(row.name)))
  let free = name
  for (let number = 2; taken.has(foldText(free)); number++) free = `${name} ${number}`
  return free
}

export const createQuestionnaire: Verb<typeof questionnairesContract.create> = async (context, { body }) => {
  authorize(may.writeQuestionnaires(context.actor))
  return { id: await makeForm(context, body.model) }
}
