import { documentCategory } from '@kxo/domain/documents/category'
import type { documentsContract, ProofShare } from '@kxo/domain/documents/contract'
import { mailedDocument } from '@kxo/domain/documents/mailed-document'
import { verification } from '@kxo/domain/documents/paths'
import { may } from '@kxo/domain/documents/permissions'
import { shareDays, sharesADay } from '@kxo/domain/documents/rules'
import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Context, found } from '../../../platform/context.ts'
import { refuseFlood } from '../../../platform/http/refuse-flood.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { secretKey } from '../../../platform/secret-keys.ts'
import { findUser, hashOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { type DocumentRow, findDocument } from '../queries.ts'

type Contract = typeof documentsContract

/** @throws 404 for what is no proof of the caller's, or was replaced */
async function ownProof(context: Context, id: number): Promise<DocumentRow> {
  const document = found(await findDocument(context.db, id))
  const facts = { user: document.user_id, category: documentCategory.keyOf(document.category) }
  if (document.replaced_by !== null || !may.share(context.actor, facts)) refuse(kernelErrors.notFound)
  return document
}

type Row = { id: number; recipient: string; created_at: Date; expires_at: Date; revoked_at: Date | null }
const presentShare = ({ id, recipient, created_at, expires_at, revoked_at }: Row, now: Date): ProofShare => ({
  id,
  mail: recipient,
  created_at,
  expires_at,
  is_open: revoked_at === null && expires_at > now,
})
const columns = ['id', 'recipient', 'created_at', 'expires_at', 'revoked_at'] as const

export const listShares: Verb<Contract['proofShares']> = async (context, { params }) => {
  const { id } = await ownProof(context, params.id)
  const rows = await context.db.selectFrom('proof_shares').select(columns).where('document_id', '=', id).orderBy('id', 'desc').execute()
  return rows.map((row) => presentShare(row, context.now))
}

/** @throws 429 past what one person sends, or one address receives, in a day */
export const shareProof: Verb<Contract['shareProof']> = async (context, { params, body }) => {
  const { db, now, tenant, services } = context
  const document = await ownProof(context, params.id)
  const sender = found(await findUser(db, context.actor.user_id ?? 0))
  await refuseFlood(context, { table: 'proof_shares', at: 'created_at' }, [
    { column: 'user_id', value: sender.id, hours: 24, most: sharesADay.byPerson },
    { column: 'recipient', value: body.mail, hours: 24, most: sharesADay.toAddress },
  ])
  const code = secretKey()
  const expires_at = new Date(now.getTime() + shareDays * 86_400_000)
  const row = await db
    .insertInto('proof_shares')
    .values({ document_id: document.id, user_id: sender.id, recipient: body.mail, code_hash: hashOf(code), expires_at, created_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const language = sender.language as 'fr' | 'en'
  await services.enqueueMail(context, {
    moment: 'share_proof',
    to: { user_id: null, mail: body.mail, first_name: '', last_name: '', language },
    occurrence: `proof share ${row.id}`,
    values: {
      name: `${sender.first_name} ${sender.last_name}`.trim(),
      title: document.name,
      ...mailedDocument({
        category: documentCategory.keyOf(document.category),
        status: documentStatus.keyOf(document.status),
        deadline: dayInZone(expires_at, tenant.time_zone),
      }),
      until: formatDate(expires_at, language, { zone: tenant.time_zone, style: 'long' }),
    },
    path: verification(tenant.name, code),
  })
  await trace(context, { action: 'share_proof', event_id: document.event_id, subject_id: document.id })
  return presentShare(row, now)
}

export const stopShare: Verb<Contract['stopShare']> = async (context, { params }) => {
  const { id } = await ownProof(context, params.id)
  found(
    await context.db
      .updateTable('proof_shares')
      .set({ revoked_at: context.now })
      .where('id', '=', params.share)
      .where('document_id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  await trace(context, { action: 'stop_sharing_proof', subject_id: id })
  return { done: true as const }
}
