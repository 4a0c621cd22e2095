import { documentStatus } from '@kxo/domain/documents/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { lackingMentions } from '@kxo/domain/signatures/mentions'
import { may } from '@kxo/domain/signatures/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { sendAgreement } from '../jobs.ts'
import { contentOf, kindOf, statusOf, storedContent } from '../present.ts'
import { lockAgreement } from '../queries.ts'
import { authorizeReading, presentAgreement } from '../read-agreement.ts'
import { refuseLacking, refuseUnless } from '../refuse-lacking.ts'

/** Changes what an agreement says. Once it was sent, the change makes a new revision: signatures given fall, and it is sent again. */
export const changeAgreement: Verb<typeof signaturesContract.change> = async (context, { params, body }) => {
  const { db, actor, request } = context
  authorize(may.writeAgreements(actor))
  const row = await lockAgreement(db, params.id)
  authorizeReading(context, row)
  refuseUnless(row, ['created', 'toComplete', 'toSign'])
  const { version, representative, amount, amount_ht, ...texts } = body
  if (row.version !== version) refuse(kernelErrors.editedMeanwhile)
  const former = contentOf(row)
  const written = Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, text ?? '']])))
  const content = {
    ...former,
    ...written,
    amount: amount ?? former.amount,
    amount_ht: amount_ht ?? former.amount_ht,
    party: { ...former.party, representative: representative ?? former.party.representative },
  }
  const stored = storedContent(content)
  if (stored === storedContent(former)) return presentAgreement(context, row.id)
  const isSent = statusOf(row) === 'toSign'
  const lacks = lackingMentions(kindOf(row), content)
  if (isSent) refuseLacking(context, lacks)
  const revision = isSent ? row.revision + 1 : row.revision
  await db
    .updateTable('agreements')
    .set({
      content: stored,
      amount: content.amount,
      amount_ht: content.amount_ht,
      version: row.version + 1,
      revision,
      // What somebody wrote is theirs: it is no longer drawn up again from the event.
      created_by: row.created_by ?? actor.user_id,
      ...(isSent
        ? { file_id: null, sha256: null, model: null, withdrawal_until: null, payable_from: null }
        : { status: documentStatus.codeOf(lacks.length > 0 ? 'toComplete' : 'created') }),
    })
    .where('id', '=', row.id)
    .execute()
  await trace(context, {
    action: 'change_agreement',
    event_id: row.event_id,
    user_id: row.user_id,
    subject_id: row.id,
    change: { fields: Object.keys(body).filter((key) => key !== 'version'), revision },
  })
  if (isSent) await context.enqueue(sendAgreement, { agreement: row.id, revision, occurrence: request.id })
  return presentAgreement(context, row.id)
}
