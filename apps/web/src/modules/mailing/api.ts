import { mailingContract } from '@kxo/domain/mailing/contract'
import type { MailStatus } from '@kxo/domain/mailing/status'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

export const mailUsageQuery = () => apiQuery(mailingContract.mailUsage, {})

type Mails = { status?: MailStatus | undefined; user?: number; company?: number; event?: number }
export const mailsSource = (which: Mails) => tableSource(mailingContract.mails, { query: { ...which } })
export const latestFirst = { sort: '-created_at' } as const

export const mailQuery = (id: number) => apiQuery(mailingContract.mail, { params: { id } })

export const resendMail = (id: number) => call(mailingContract.resend, { params: { id } })
export const resendMails = (ids: number[]) => call(mailingContract.resendRejected, { body: { ids } })
export const fetchAttachment = (id: number, rank: number) => fetchFile(mailingContract.mailAttachment, { params: { id, rank } })
