import { mailingContract } from '@kxo/domain/mailing/contract'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

export const mailUsageQuery = () => apiQuery(mailingContract.mailUsage, {})

export const mailQuery = (id: number) => apiQuery(mailingContract.mail, { params: { id } })

export const resendMail = (id: number) => call(mailingContract.resend, { params: { id } })
export const resendMails = (ids: number[]) => call(mailingContract.resendRejected, { body: { ids } })
export const fetchAttachment = (id: number, rank: number) => fetchFile(mailingContract.mailAttachment, { params: { id, rank } })
