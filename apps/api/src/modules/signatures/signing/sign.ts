import { refuse } from '@kxo/domain/kernel/errors'
import { agreementConsentVersion } from '@kxo/domain/signatures/agreement-legal'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { lackingMentions } from '@kxo/domain/signatures/mentions'
import { may } from '@kxo/domain/signatures/permissions'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { checkDrawing } from '../../attendance/index.ts'
import { trace } from '../../traces/index.ts'
import { sealAgreement } from '../jobs.ts'
import { contentOf, kindOf, withSides } from '../present.ts'
import { getAgreement, lockAgreement } from '../queries.ts'
import { refuseLacking } from '../refuse-lacking.ts'
import { writeToNext } from '../requesting/write-to-signatory.ts'
import { agreedDay, appendSignature, conclude, openWithdrawal } from './append-signature.ts'
import { authorizeOwn, presentOwn } from './list-own.ts'
import { proveSignatory } from './prove-signatory.ts'
import { refuseOutOfTurn, refuseUnprinted } from './refuse-out-of-turn.ts'

/** Signs in one’s turn what one has read: the content as it stands, and nothing of it that would be void (FOR-04, FOR-33). */
export const sign: Verb<typeof signaturesContract.sign> = async (context, { params, body }) => {
  const { db, actor, now, request } = context
  authorize(may.readOwn(actor))
  const row = await lockAgreement(db, params.id)
  const people = withSides(await authorizeOwn(context, row))
  const self = found(people.find((person) => may.sign(actor, person)))
  if (self.signed_at !== null) return presentOwn(context, row)
  refuseOutOfTurn(context, row, people, self)
  if (body.revision !== row.revision || body.consent_version !== agreementConsentVersion) refuse(signaturesErrors.contentChanged)
  refuseUnprinted(row)
  refuseLacking(context, lackingMentions(kindOf(row), contentOf(row)))
  if (body.drawing !== undefined) await checkDrawing(body.drawing)
  const code = await proveSignatory(context, body.code)
  const evidence = {
    person: { id: self.user_id, name: self.name, mail: self.mail },
    mode: actor.session === 'link' ? ('link' as const) : ('account' as const),
    ...(code && { code }),
    session: actor.session_id ?? '',
    at: now.toISOString(),
    address: request.address,
    user_agent: request.user_agent,
    reference: row.reference,
    revision: row.revision,
    document_sha256: row.sha256 ?? '',
  }
  const made = { drawing: body.drawing ?? null, typed_name: body.typed_name ?? null, paper_file_id: null }
  await appendSignature(context, row, self, { ...made, evidence, at: now })
  const isLast = people.every((person) => person.id === self.id || person.signed_at !== null)
  if (self.side === 'party') await openWithdrawal(context, row)
  if (isLast) {
    await conclude(context, row, { place: 'remote', day: agreedDay(context, row, people, self) })
    await context.enqueue(sealAgreement, { agreement: row.id })
  } else await writeToNext(context, row, { moment: 'sign_document', occurrence: `${row.revision} turn` })
  await trace(context, {
    action: 'sign_agreement',
    event_id: row.event_id,
    user_id: self.user_id,
    subject_id: row.id,
    change: { side: self.side, revision: row.revision, ...(code && { code: code.by }) },
  })
  return presentOwn(context, await getAgreement(db, row.id))
}
