import * as z from 'zod/mini'
import { depositUpload } from '../documents/contract.ts'
import { endpoint, type Upload } from '../kernel/contract.ts'
import { inClient } from '../tenants/contract.ts'

/** Files of one message, and what they weigh together: mail programs refuse more. */
export const attachmentLimits = { files: 5, megabytes: 15 }
export const attachmentUpload = { maxBytes: 10 * 1024 * 1024, accept: depositUpload.accept } as const satisfies Upload

/** A file of a message: its token names it to those who write messages, and opens nothing. */
export const Attachment = z.object({ token: z.string(), name: z.string(), size: z.int() })
export type Attachment = z.output<typeof Attachment>
export const attachmentTokens = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(attachmentLimits.files, 'tooMany'))

export const attachmentEndpoints = {
  attach: endpoint({
    method: 'POST',
    path: '/clients/:client/campaigns/attachments/',
    summary: 'Keep a file that will leave with a message',
    params: inClient,
    upload: attachmentUpload,
    response: Attachment,
    stale: [],
    perMinute: 30,
  }),
}
