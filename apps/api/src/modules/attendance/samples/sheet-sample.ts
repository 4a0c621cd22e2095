import { sheetWords } from '@kxo/domain/attendance/sheet-words'
import { exampleOf } from '@kxo/domain/mailing/merge-fields'
import { sql } from 'kysely'
import { holds } from '../../../platform/lists/list-filters.ts'
import { dressed, type SampleSource } from '../../templates/index.ts'
import { issuerOf, letterheadOf, specimenMarks } from '../issuing/issuer-of.ts'
import { readSheetPrint } from '../sheets/read-sheet-print.ts'
import { template } from '../sheets/seal-sheet.ts'
import { sheetPrint } from '../sheets/sheet-print.ts'
import { halfDaysOfExample } from './examples.ts'

/** Blank sheets: those of events that have half-days, or one of two days. */
export const sheetSample: SampleSource = {
  search: async ({ db }, q) => {
    const { rows } = await sql<{ id: number; label: string }>`select e.id, concat_ws(' – ', e.title, e.code) as label from events e
      where e.tenant_id = current_tenant() and e.parent_id is null and ${holds(sql`searchable(concat_ws(' ', e.title, e.code))`, q)}
        and exists (select from slots s where s.tenant_id = e.tenant_id and s.event_id = e.id)
      order by e.id desc limit 20`.execute(db)
    return rows.map(({ id, label }) => ({ id: Number(id), label }))
  },
  draw: async (context, { record, entity_id, language, dressedFor }) => {
    if (record !== null) {
      const [event] = await context.db
        .selectFrom('events')
        .innerJoin('slots', (join) => join.onRef('slots.tenant_id', '=', 'events.tenant_id').onRef('slots.event_id', '=', 'events.id'))
        .select('events.id')
        .where('events.id', '=', record)
        .limit(1)
        .execute()
      if (!event) return undefined
      const { print, model } = await readSheetPrint({ ...context, language }, record, { sealedAt: null, isBlank: true, dressedFor })
      return { template, data: print, images: model?.images ?? {} }
    }
    const issuer = await issuerOf(context, null, entity_id)
    const title = exampleOf('event.name', language)
    const paper = { title: language.say(sheetWords.title), reference: title, ...specimenMarks(language) }
    const model = await dressedFor(null)
    const print = sheetPrint(
      {
        organisation: { name: issuer.name, activity_number: issuer.activity_number, siret: issuer.siret },
        title,
        place: exampleOf('event.location.name', language),
        half_days: halfDaysOfExample.map((halfDay, at) => ({ id: String(at), ...halfDay })),
        learners: [
          {
            name: exampleOf('contact.full_name', language),
            company: exampleOf('company.name', language),
            achieved_minutes: null,
            marks: {},
          },
        ],
        trainers: [{ name: exampleOf('event.partners', language).split(', ')[0] ?? '', company: null, marks: {} }],
        evidence: [],
        sealed_at: null,
      },
      letterheadOf({ tenant: context.tenant, language }, issuer, paper),
      language,
    )
    return { template, data: dressed(print, model), images: model.images }
  },
}
