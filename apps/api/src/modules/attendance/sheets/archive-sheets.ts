import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { archiveLimits } from '@kxo/domain/documents/archive'
import { documentCategory } from '@kxo/domain/documents/category'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { archiveOf, visibleTo } from '../../documents/index.ts'

/** What proves presence at the events of half-days, for whoever reads their sheets. @throws 403, 404, 409 while none is sealed */
export const archiveSheets: Verb<typeof attendanceContract.archiveSheets> = async (context, { body }) => {
  const { db, actor, now } = context
  authorize(may.seeSheets(actor))
  const slots = await db.selectFrom('slots').select('event_id').where(sql<boolean>`id = any(${body.slots}::bigint[])`).execute()
  if (slots.length !== new Set(body.slots).size) found(undefined)
  const sheets = await db
    .selectFrom('documents')
    .select('documents.id')
    .where(visibleTo(actor, now) as never) // the same query of the same table
    .where('documents.event_id', 'in', [...new Set(slots.map(({ event_id }) => event_id))])
    .where('documents.category', '=', documentCategory.codeOf('presence'))
    .where('documents.replaced_by', 'is', null)
    .execute()
  if (sheets.length === 0) refuse(attendanceErrors.noSealedSheet)
  if (sheets.length > archiveLimits.documents)
    refuse(kernelErrors.invalid, {}, [{ field: 'slots', message: 'tooMany', values: { max: archiveLimits.documents } }])
  return archiveOf(
    context,
    sheets.map(({ id }) => id),
  )
}
