import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import type { registrationPapersContract } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { signin } from '@kxo/domain/registrations/paths'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { settleDocument } from '../../documents/index.ts'
import { trace } from '../../traces/index.ts'
import { lockRegistration, recipientOfRegistration } from '../queries.ts'
import { advanceRow } from '../registering/advance.ts'
import { writeRequest } from './paper-requests.ts'
import { papersOf, presentPaper } from './papers-of.ts'

/** Accepts or refuses a deposited paper; its person is told, and a registration that waited for that alone goes on. @throws 409 when it waits for nobody */
export const decidePaper: Verb<typeof registrationPapersContract.decidePaper> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  const { db, actor, now } = context
  const row = found(await lockRegistration(db, params.id))
  const paper = found((await papersOf(db, row)).find(({ id }) => id === params.paper))
  const document_id = found(paper.document_id ?? undefined)
  const reason = body.is_accepted ? null : (body.reason ?? null)
  const valid_until = body.valid_until ?? null
  if (!(await settleDocument(context, document_id, body.is_accepted ? 'validated' : 'rejected', valid_until)))
    refuse(registrationErrors.paperNotThere, { name: paper.name })
  await db
    .updateTable('registration_papers')
    .set({ reason, valid_until: body.is_accepted ? valid_until : null, decided_by: actor.user_id, decided_at: now })
    .where('registration_id', '=', row.id)
    .where('paper_id', '=', paper.id)
    .execute()
  await trace(context, {
    action: body.is_accepted ? 'accept_paper' : 'refuse_paper',
    event_id: row.event_id,
    subject_id: row.id,
    info: [paper.name, reason].filter(Boolean).join('\u00A0: '),
  })
  await context.services.enqueueMail(context, {
    moment: body.is_accepted ? 'validate_document' : 'reject_document',
    to: recipientOfRegistration(row),
    occurrence: String(document_id),
    values: {
      name: paper.name,
      ...mailedDocument({
        category: 'other',
        status: body.is_accepted ? 'validated' : 'rejected',
        deadline: body.is_accepted ? null : paper.due_on,
      }),
      ...(reason && { reason }),
    },
    path: `${signin(row.event_id)}?step=papers`,
    event_id: row.event_id,
  })
  if (body.is_accepted && registrationStatus.keyOf(row.status) === 'toValidate') await advanceRow(context, row, null)
  return presentPaper(found((await papersOf(db, row)).find(({ id }) => id === paper.id)))
}

/** Asks for a new one where a paper provided before was counted; its person is told. @throws 409 when it was provided for this event itself */
export const renewPaper: Verb<typeof registrationPapersContract.renewPaper> = async (context, { params }) => {
  authorize(may.follow(context.actor))
  const { db, now } = context
  const row = found(await lockRegistration(db, params.id))
  const paper = found((await papersOf(db, row)).find(({ id }) => id === params.paper))
  if (paper.provided_for === null || registrationStatus.keyOf(row.status) === 'cancelled')
    refuse(registrationErrors.paperNotThere, { name: paper.name })
  await db.insertInto('registration_papers').values({ registration_id: row.id, paper_id: paper.id, renewed_at: now }).execute()
  await trace(context, { action: 'renew_paper', event_id: row.event_id, subject_id: row.id, info: paper.name })
  await writeRequest(context, row, [paper], `renewed ${row.id} ${paper.id}`)
  return presentPaper(found((await papersOf(db, row)).find(({ id }) => id === paper.id)))
}
