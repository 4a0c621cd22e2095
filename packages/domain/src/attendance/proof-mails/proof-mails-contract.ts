import * as z from 'zod/mini'
import { BulkPreview, Outcome } from '../../kernel/bulk-preview.ts'
import { endpoint } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { inClient } from '../../tenants/contract.ts'
import { proofsMailed } from './proof-mails.ts'

const body = z.object({ ids: wire.list(wire.id).check(z.minLength(1, 'required'), z.maxLength(proofsMailed, 'tooMany')) })

export const proofMailsContract = {
  previewProofMails: endpoint({
    method: 'POST',
    path: '/clients/:client/documents/mails/preview/',
    summary: 'To whom proofs would be mailed, and why some would not; nothing leaves',
    params: inClient,
    body,
    response: BulkPreview,
    reads: true,
  }),
  mailProofs: endpoint({
    method: 'POST',
    path: '/clients/:client/documents/mails/',
    summary: 'Mail proofs to the people they are about, for the first time or again, with a copy to those who follow them',
    params: inClient,
    body,
    response: Outcome,
    status: 202,
    stale: ['documents', 'mails'],
  }),
}
