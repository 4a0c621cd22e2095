import { eventNature } from '@kxo/domain/events/nature'
import type { importsContract } from '@kxo/domain/imports/contract'
import { fieldsOf } from '@kxo/domain/imports/kind-fields'
import { morphOf } from '@kxo/domain/imports/kinds'
import { kindsFor, may, mayFill } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { nativeLabels } from '../../fields/index.ts'
import { settingsOf } from '../../tenants/index.ts'

/** What each kind of column takes, in words. */
const accepts = {
  text: w.accepts_text,
  date: w.accepts_date,
  flag: w.accepts_flag,
  number: w.accepts_number,
  list: w.accepts_list,
  mail: w.accepts_mail,
  address: w.accepts_address,
  code: w.accepts_code,
  day: w.accepts_day,
  country: w.accepts_country,
  colour: w.accepts_colour,
} as const

/** An empty workbook with the headings, an example line and what each column accepts. */
export const modelFile: Verb<typeof importsContract.model> = async ({ actor, db, language, tenant }, { params }) => {
  authorize(
    may.import(actor) && kindsFor(actor, { has_delegation: settingsOf(tenant).features.includes('delegation') }).includes(params.kind),
  )
  const { say } = language
  const labels = await nativeLabels(db, morphOf[params.kind], language.locale)
  const fields = fieldsOf(params.kind).filter(([key]) => mayFill(actor, key))
  const headingOf = ([key, { label }]: (typeof fields)[number]): string => labels.get(key) ?? say(label)
  const accepted = fields.map((field) => {
    const { kind, isRequired, values: known = {} } = field[1]
    const values =
      kind === 'nature'
        ? eventNature.keys.map((nature) => `${nature} (${language.label(eventNature, nature)})`).join(', ')
        : kind === 'choice'
          ? Object.values(known)
              .map(([name]) => name)
              .join(', ')
          : say(accepts[kind])
    return [headingOf(field), isRequired ? say(w.requiredMark) : '', values]
  })
  const { writeXlsx } = await import('hucre/xlsx')
  const body = await writeXlsx({
    sheets: [
      {
        name: say(w.modelSheet),
        rows: [fields.map(headingOf), fields.map(([, { example }]) => example)],
      },
      { name: say(w.valuesSheet), rows: [[say(w.column), '', say(w.accepted)], ...accepted] },
    ],
  })
  return {
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: `${say(w.modelName)}-${params.kind}.xlsx`,
    body,
  }
}
