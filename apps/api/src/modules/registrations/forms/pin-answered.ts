import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { answersMorph } from '../registering/answer.ts'

/** Events whose people answered a version go on asking it when another is published. */
export async function pinAnswered({ db }: Context, form_id: number, version_id: number): Promise<void> {
  await db
    .updateTable('events')
    .set({ form_version_id: version_id })
    .where('form_id', '=', form_id)
    .where('form_version_id', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from registrations r
        join field_responses a on a.tenant_id = r.tenant_id and a.morph = ${answersMorph} and a.morph_id = r.id
        join form_fields f on f.tenant_id = a.tenant_id and f.id = a.field_id
        where r.tenant_id = events.tenant_id and r.event_id = events.id and f.version_id = ${version_id})`,
    )
    .execute()
  await db
    .updateTable('event_forms')
    .set({ form_version_id: version_id })
    .where('form_id', '=', form_id)
    .where('form_version_id', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('registrations as r')
          .innerJoin('field_responses as a', (join) =>
            join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.morph_id', '=', 'r.id').on('a.morph', '=', answersMorph),
          )
          .innerJoin('form_fields as f', (join) => join.onRef('f.tenant_id', '=', 'a.tenant_id').onRef('f.id', '=', 'a.field_id'))
          .select('r.id')
          .whereRef('r.tenant_id', '=', 'event_forms.tenant_id')
          .whereRef('r.event_id', '=', 'event_forms.event_id')
          .where('f.version_id', '=', version_id),
      ),
    )
    .execute()
}
