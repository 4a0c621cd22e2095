import type { Outcome } from '@kxo/domain/kernel/bulk-preview'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { mailingContract, resendLimit } from '@kxo/domain/mailing/contract'
import type { MailStatus } from '@kxo/domain/mailing/status'
import { actInParts } from '../../platform/act-in-parts.ts'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import { everyId } from '../../platform/every-id.ts'

/** Read again while a message to many people leaves. */
export const mailUsageQuery = () =>
  apiQuery(mailingContract.mailUsage, {}, { refetchInterval: ({ state }) => (state.data?.under_way.length ? 5000 : false) })

export type Mails = { status?: MailStatus | undefined; user?: number; company?: number; event?: number }
export const mailsSource = (which: Mails) => tableSource(mailingContract.mails, { query: { ...which } })
export const latestFirst = { sort: '-created_at' } as const

export const mailQuery = (id: number) => apiQuery(mailingContract.mail, { params: { id } })

export const resendMail = (id: number) => call(mailingContract.resend, { params: { id } })
/** Sends rejected mails again, or says what it would do. */
export const resendMails = (ids: readonly number[], is_preview: boolean): Promise<Outcome> =>
  actInParts(ids, resendLimit, (part) => call(mailingContract.resendRejected, { body: { ids: part, is_preview } }))
/** The numbers of all the mails a list finds. */
export const idsOfMails = ({ q, filters }: ListQuery, which: Mails, signal: AbortSignal): Promise<number[]> =>
  everyId((page) => call(mailingContract.mails, { query: { ...which, q, filters, ...page } }, { signal }))
export const fetchAttachment = (id: number, rank: number) => fetchFile(mailingContract.mailAttachment, { params: { id, rank } })
