import { templateCategory } from '@kxo/domain/templates/category'
import type { templatesContract } from '@kxo/domain/templates/contract'
import { found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { languageOf } from '../../platform/language.ts'
import { drawnDocument } from '../../platform/pdf/render-document.ts'
import { authorizeTemplates } from './authorize.ts'
import { checkContent } from './check-content.ts'
import { sampleOf } from './dependencies.ts'
import { triedModel } from './printing/model-for.ts'
import { checkIssuer } from './write-template.ts'

export const listRecords: Verb<typeof templatesContract.records> = async (context, { query }) => {
  authorizeTemplates(context)
  return sampleOf(query.category).search(context, query.q)
}

/** A document under the model as typed, drawn once the transaction is over and kept nowhere. @throws 404 for a record or an issuer that is none */
export const previewTemplate: Verb<typeof templatesContract.preview> = async (context, { body }) => {
  authorizeTemplates(context)
  const { category, entity_id, content, record } = body
  await checkContent(context, category, content)
  await checkIssuer(context, entity_id)
  const language = languageOf(body.language, context.tenant)
  const request = found(
    await sampleOf(category).draw(context, {
      record,
      entity_id,
      language,
      dressedFor: (subject, own) => triedModel(context, content, { category, entity_id, subject, language }, own),
    }),
  )
  return {
    content_type: 'application/pdf',
    name: `${context.language.say(templateCategory.labelOf(category))}.pdf`,
    inline: true,
    body: drawnDocument({ standard: 'ua-1', ...request, createdAt: context.now }),
  }
}
