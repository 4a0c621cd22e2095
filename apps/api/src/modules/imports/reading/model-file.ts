import { eventNature } from '@kxo/domain/events/nature'
import type { importsContract } from '@kxo/domain/imports/contract'
import { type EventField, eventFieldKeys, fieldOf } from '@kxo/domain/imports/event-fields'
import { may } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { nativeLabels } from '../../fields/index.ts'

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
  colour: w.accepts_colour,
} as const

/** An empty workbook with the headings, an example line and what each column accepts. */
export const modelFile: Verb<typeof importsContract.model> = async ({ actor, db, language }, { params }) => {
  authorize(may.import(actor))
  const { say } = language
  const labels = await nativeLabels(db, 'Event', language.locale)
  const headingOf = (key: EventField): string => labels.get(key) ?? say(fieldOf(key).label)
  const accepted = eventFieldKeys.map((key) => {
    const { kind, isRequired } = fieldOf(key)
    const values =
      kind === 'nature'
        ? eventNature.keys.map((nature) => `${nature} (${language.label(eventNature, nature)})`).join(', ')
        : say(accepts[kind])
    return [headingOf(key), isRequired ? say(w.requiredMark) : '', values]
  })
  const { writeXlsx } = await import('hucre/xlsx')
  const body = await writeXlsx({
    sheets: [
      {
        name: say(w.modelSheet),
        rows: [eventFieldKeys.map(headingOf), eventFieldKeys.map((key) => fieldOf(key).example)],
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
