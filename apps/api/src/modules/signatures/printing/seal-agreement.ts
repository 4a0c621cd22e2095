import { ownAgreements } from '@kxo/domain/signatures/paths'
import type { Context } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { recordFile } from '../../../platform/files/keep-file.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { seal } from '../../../platform/sealing/seal.ts'
import { storedSeal } from '../../../platform/sealing/stored-seal.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { storeFile } from '../../documents/index.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { statusOf } from '../present.ts'
import { type AgreementRecord, getAgreement, lockAgreement, signatoriesOf } from '../queries.ts'
import { nameOf } from '../requesting/write-to-signatory.ts'
import { keepAsDocument } from './keep-as-document.ts'
import { readPrint, template } from './read-print.ts'

const pdf = 'application/pdf'
const isToSeal = (row: AgreementRecord): boolean => statusOf(row) === 'signed' && row.sealed_file_id === null

/** Prints what everybody signed with its proof page, seals it, keeps it and sends it to both sides; done once whatever the tries. */
export async function sealSigned(
  { services, tenant, contextIn }: JobSetting,
  { agreement, is_silent = false }: { agreement: number; is_silent?: boolean },
): Promise<void> {
  const read = await withTenant(
    services.database,
    tenant.id,
    async (transaction) => {
      const context = contextIn(transaction)
      const row = await getAgreement(context.db, agreement)
      return isToSeal(row) && row.signed_at ? { ...(await readPrint(context, row, row.signed_at)), sealedAt: row.signed_at } : undefined
    },
    { readOnly: true },
  )
  if (!read) return
  const { name, data, images, signed, sealedAt } = read
  const printed = await renderDocument({
    template,
    data,
    images,
    attachments: [
      {
        name: 'preuves.json',
        bytes: Buffer.from(JSON.stringify(signed, null, 1)),
        mime: 'application/json',
        description: 'FOR-33',
        relationship: 'data',
      },
    ],
    standard: 'a-3b',
    createdAt: sealedAt,
  })
  const bytes = await seal(printed, await storedSeal(services), { reason: name, sealedAt })
  const stored = await storeFile(services, tenant.id, { name: `${name}.pdf`, content_type: pdf, bytes })
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const row = await lockAgreement(context.db, agreement)
    if (!isToSeal(row)) return
    const file_id = await recordFile(context, stored)
    const document_id = await keepAsDocument(context, row, file_id, stored.sha256)
    await context.db.updateTable('agreements').set({ sealed_file_id: file_id, document_id }).where('id', '=', row.id).execute()
    await trace(context, {
      action: 'seal_agreement',
      event_id: row.event_id,
      user_id: row.user_id,
      subject_id: row.id,
      info: stored.sha256,
    })
    if (!is_silent) await sendSealed(context, row, { name: stored.name, content_type: pdf, file_id })
  })
}

async function sendSealed(
  context: Context,
  row: AgreementRecord,
  attachment: { name: string; content_type: string; file_id: number },
): Promise<void> {
  for (const { user_id } of await signatoriesOf(context.db, [row.id])) {
    const user = await findUser(context.db, user_id)
    if (!user) continue
    const to = recipientOf(user)
    await context.services.enqueueMail(context, {
      moment: 'document_signed',
      to,
      role: 'signatory',
      occurrence: `${row.id} ${user_id}`,
      event_id: row.event_id,
      values: { name: nameOf(context, row, to.language) },
      path: ownAgreements(),
      attachments: [attachment],
    })
  }
}
