import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { depositedStatus, isPaperOpen } from '@kxo/domain/registrations/papers/paper-facts'
import type { registrationPapersContract } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { checkIfImage } from '../../../platform/files/images.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addDocument, findDocument, findFile, refuseBeyondDeposits, removeDocument } from '../../documents/index.ts'
import { refuseOutOfOrder } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { findRegistration, lockRegistration } from '../queries.ts'
import { papersOf, presentPaper } from './papers-of.ts'

type Contract = typeof registrationPapersContract

/** A paper of a registration that is held until the end of the transaction. @throws 404, 403, 409 once the registration is given up */
async function lockPaper(context: Context, id: number, paper_id: number) {
  const row = found(await lockRegistration(context.db, id))
  authorize(may.answer(context.actor, row))
  const paper = found((await papersOf(context.db, row)).find((one) => one.id === paper_id))
  if (registrationStatus.keyOf(row.status) === 'cancelled') refuse(kernelErrors.conflict)
  return { row, paper }
}

export const listPapers: Verb<Contract['papers']> = async ({ db, actor }, { params }) => {
  const row = found(await findRegistration(db, params.id))
  authorize(may.answer(actor, row) || may.list(actor))
  return (await papersOf(db, row)).map(presentPaper)
}

/** Keeps the file of a paper; the one before goes, unless somebody refused it, which stays with its reason. @throws 409 once accepted */
export const depositPaper: Verb<Contract['depositPaper']> = async (context, { params, file }) => {
  const { row, paper } = await lockPaper(context, params.id, params.paper)
  if (!isPaperOpen(paper)) refuse(registrationErrors.paperSettled, { name: paper.name })
  if (!may.follow(context.actor)) await refuseOutOfOrder(context, row.id, 'paper', paper.id)
  await checkIfImage(file)
  await refuseBeyondDeposits(context, file.size)
  const stored = await keepReceived(context, file)
  const former = paper.document_id
  const document_id = await addDocument(context, {
    category: 'other',
    kind: paper.kind,
    name: paper.name,
    file_id: stored.id,
    restriction: 'restrictedAdmins',
    status: depositedStatus(paper),
    user_id: row.user_id,
    event_id: row.event_id,
    registration_id: row.id,
  })
  const deposit = { document_id, reason: null, decided_by: null, decided_at: null, valid_until: null }
  await context.db
    .insertInto('registration_papers')
    .values({ registration_id: row.id, paper_id: paper.id, ...deposit })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'registration_id', 'paper_id']).doUpdateSet(deposit))
    .execute()
  if (former !== null && paper.status !== 'rejected') await removeDocument(context, found(await findDocument(context.db, former)))
  await trace(context, { action: 'deposit_paper', event_id: row.event_id, subject_id: row.id, info: paper.name })
  return presentPaper(found((await papersOf(context.db, row)).find(({ id }) => id === paper.id)))
}

/** @throws 404 when nothing was deposited, 409 once accepted or refused */
export const withdrawPaper: Verb<Contract['withdrawPaper']> = async (context, { params }) => {
  const { row, paper } = await lockPaper(context, params.id, params.paper)
  const document = found(paper.document_id === null ? undefined : await findDocument(context.db, paper.document_id))
  if (!isPaperOpen(paper) || paper.status === 'rejected') refuse(registrationErrors.paperSettled, { name: paper.name })
  await removeDocument(context, document)
  await trace(context, { action: 'withdraw_paper', event_id: row.event_id, subject_id: row.id, info: paper.name })
  return { done: true as const }
}

/** The bytes of a paper, for its person and for those who follow registrations. */
export const readPaper: Verb<Contract['readPaper']> = async ({ db, actor, services }, { params }) => {
  const row = found(await findRegistration(db, params.id))
  authorize(may.answer(actor, row) || may.list(actor))
  const paper = found((await papersOf(db, row)).find(({ id }) => id === params.paper))
  const document = found(paper.document_id === null ? undefined : await findDocument(db, paper.document_id))
  const file = found(await findFile(db, document.file_id))
  return { content_type: file.content_type, name: file.name, inline: false, body: await services.storage.stream(file.storage_key) }
}
