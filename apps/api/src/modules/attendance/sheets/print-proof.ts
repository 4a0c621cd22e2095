import type { Context } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { recordFile } from '../../../platform/files/keep-file.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { addDocument, storeFile } from '../../documents/index.ts'
import { lockRegistration } from '../../registrations/index.ts'
import type { Model } from '../../templates/index.ts'
import { trace } from '../../traces/index.ts'
import { isIssued, type Proof } from './read-proof.ts'

const pdf = 'application/pdf'

/** A proof ready to be printed. */
export type ReadyProof = Proof & { name: string; print: object; model: Model | undefined }
type Kind = {
  category: 'attestation' | 'certificate'
  template: string
  action: 'issue_attestation' | 'issue_certificate'
  read: (context: Context) => Promise<ReadyProof | undefined>
  /** Nobody is written to about it. */
  is_silent?: boolean
}

/** Prints a proof outside any transaction and keeps it among the documents of its person, once. */
export async function printProof({ services, tenant, contextIn }: JobSetting, kind: Kind): Promise<void> {
  const proof = await withTenant(services.database, tenant.id, (transaction) => kind.read(contextIn(transaction)), { readOnly: true })
  if (!proof) return
  const { template, category, action } = kind
  const { name, print, images, model, number, minutes, code, session, issuer, period, valid_until } = proof
  const bytes = await renderDocument({
    template,
    data: print,
    images: { ...images, ...model?.images },
    standard: 'a-3b',
    createdAt: new Date(),
  })
  const stored = await storeFile(services, tenant.id, { name: `${name}.pdf`, content_type: pdf, bytes })
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const row = await lockRegistration(context.db, proof.row.id)
    if (!row || (await isIssued(context, category, row.id))) return
    const file_id = await recordFile(context, stored)
    await addDocument(context, {
      category,
      name,
      file_id,
      restriction: 'contact',
      status: 'sent',
      user_id: row.user_id,
      event_id: row.event_id,
      registration_id: row.id,
      sent_at: context.now,
      model: model?.source ?? null,
      // What it says, for whoever verifies it after the event or the issuer was renamed.
      source: {
        number,
        verification: code,
        minutes,
        title: session.title,
        issuer: issuer.name,
        ...period,
        ...(valid_until !== null && { valid_until }),
        sha256: stored.sha256,
        ...(kind.is_silent && { is_silent: true }),
      },
    })
    await trace(context, {
      action,
      user_id: row.user_id,
      event_id: row.event_id,
      subject: 'registration',
      subject_id: row.id,
      info: stored.sha256,
    })
  })
}
