import type { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { may } from '@kxo/domain/attendance/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { isConfirmedPartner } from '../queries.ts'
import { readSheetPrint } from './read-sheet-print.ts'
import { template } from './seal-sheet.ts'

/** The sheet with empty boxes, to print and sign by hand. */
export const blankSheet: Verb<typeof attendanceContract.blankSheet> = async (context, { params }) => {
  const { db, actor, now } = context
  authorize(may.mark(actor, { is_partner: await isConfirmedPartner(db, params.id, actor.user_id) }))
  const { print, model, name } = await readSheetPrint(context, params.id, { sealedAt: null, isBlank: true })
  if (print.blocks.length === 0) refuse(attendanceErrors.noHalfDay)
  // Printed once the transaction is over.
  const body = async function* () {
    yield await renderDocument({ template, data: print, images: model?.images ?? {}, standard: 'ua-1', createdAt: now })
  }
  return { content_type: 'application/pdf', name: `${name}.pdf`, inline: true, body: body() }
}
