import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { signingSide } from '@kxo/domain/signatures/kinds'
import { lackingMentions } from '@kxo/domain/signatures/mentions'
import { may } from '@kxo/domain/signatures/permissions'
import { authorize, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findUser } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { contentOf, kindOf } from '../present.ts'
import { keepAsDocument } from '../printing/keep-as-document.ts'
import { lockAgreement } from '../queries.ts'
import { authorizeReading, presentAgreement } from '../read-agreement.ts'
import { refuseLacking, refuseUnless } from '../refuse-lacking.ts'
import { appendSignature, conclude } from './append-signature.ts'

/** Keeps the scan of what both sides signed by hand: it is concluded on the day and at the place one says. */
export const attachPaper: Verb<typeof signaturesContract.attachPaper> = async (context, { params, query, file }) => {
  const { db, actor, now, request } = context
  authorize(may.writeAgreements(actor))
  const row = await lockAgreement(db, params.id)
  authorizeReading(context, row)
  refuseUnless(row, ['created', 'toComplete', 'toSign'])
  refuseLacking(context, lackingMentions(kindOf(row), contentOf(row)))
  if (query.day > dayInZone(now, defaultZone)) refuse(signaturesErrors.signedInFuture)
  const clerk = found(await findUser(db, found(actor.user_id)))
  const scan = await keepReceived(context, file)
  const evidence = {
    person: { id: clerk.id, name: `${clerk.first_name} ${clerk.last_name}`, mail: clerk.mail },
    mode: 'paper' as const,
    session: actor.session_id ?? '',
    at: now.toISOString(),
    address: request.address,
    user_agent: request.user_agent,
    reference: row.reference,
    revision: row.revision,
    document_sha256: file.sha256,
  }
  // The paper is the only original: what was given online of the same content is set beside it, under a revision of its own.
  const revision = row.signed > 0 ? row.revision + 1 : row.revision
  let last = { ...row, revision }
  for (const side of signingSide.keys) {
    const made = { drawing: null, typed_name: null, paper_file_id: scan.id }
    const last_hash = await appendSignature(context, last, { side, user_id: clerk.id }, { ...made, evidence, at: now })
    last = { ...last, last_hash, version: last.version + 1 }
  }
  await conclude(context, row, { place: query.place, day: query.day })
  const document_id = await keepAsDocument(context, row, scan.id, file.sha256)
  await db.updateTable('agreements').set({ revision, sealed_file_id: scan.id, document_id }).where('id', '=', row.id).execute()
  await trace(context, {
    action: 'attach_paper_agreement',
    event_id: row.event_id,
    user_id: row.user_id,
    subject_id: row.id,
    change: { day: query.day, place: query.place },
  })
  return presentAgreement(context, row.id)
}
