import { refuse } from '@kxo/domain/kernel/errors'
import { locales } from '@kxo/domain/kernel/sentence'
import { conditionsIn, testsOf } from '@kxo/domain/mailing/merging/shown-if'
import { availableFacts } from '@kxo/domain/mailing/templates/conditions'
import { unfilledField, unfitFormat } from '@kxo/domain/mailing/templates/written-text'
import { type TemplateCategory, templateParts } from '@kxo/domain/templates/category'
import type { TemplateContent } from '@kxo/domain/templates/content'
import { templateErrors } from '@kxo/domain/templates/errors'
import { askableFieldsOf, documentFieldsOf, documentSubjectOf } from '@kxo/domain/templates/fields'
import { concepts } from '@kxo/domain/tenants/glossary/glossary'
import type { Context } from '../../platform/context.ts'
import { ownFieldsOf } from '../mailing/index.ts'

const nothing = { type: 'doc' as const, content: [] }

/** Refuses words that call a field nothing fills, and a title where the law gives it. @throws 422 naming the field */
export async function checkContent(context: Context, category: TemplateCategory, content: TemplateContent): Promise<void> {
  const { say } = context.language
  const subject = documentSubjectOf(category)
  const ownFields = await ownFieldsOf(context, subject)
  const own = ownFields.map(({ key }) => key)
  const kinds = Object.fromEntries(ownFields.map(({ key, kind }) => [key, kind]))
  const fields = [...documentFieldsOf(category), ...own]
  const askable: readonly string[] = [...availableFacts(true), ...askableFieldsOf(category), ...own]
  const refuseField = (field: string, at: string): never =>
    refuse(templateErrors.unknownField, { field }, [{ field: at, message: say(templateErrors.unknownField, { field }) }])
  for (const language of locales) {
    const words = content[language]
    if (!words) continue
    if (words.title !== '' && !templateParts[category].hasTitle) refuse(templateErrors.titleIsFixed)
    const { title, header, footer, opening, closing } = words
    const texts = [
      ...Object.entries({ title, header, footer }).map(([at, text]) => ({ at, lines: [text], body: nothing })),
      ...Object.entries({ opening, closing }).map(([at, body]) => ({ at, lines: [], body })),
    ]
    for (const { at, lines, body } of texts) {
      const unknown = unfilledField(lines, body, fields, concepts)
      if (unknown) refuseField(unknown, at)
      const wrong = unfitFormat(lines, body, kinds)
      if (wrong) refuse(templateErrors.wrongFormat, { format: wrong.format, field: wrong.key })
      const unaskable = conditionsIn(body).find(({ of, test }) => !askable.includes(of) || !testsOf(of).includes(test))
      if (unaskable) refuseField(unaskable.of, at)
    }
  }
}
