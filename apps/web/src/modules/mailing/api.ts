import { mailingContract } from '@kxo/domain/mailing/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

export const mailUsageQuery = (client: string) =>
  queryOptions({
    queryKey: ['mails', client, 'usage'],
    queryFn: ({ signal }) => call(mailingContract.mailUsage, { params: { client } }, { signal }),
  })

export const mailQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: ['mails', client, 'one', id],
    queryFn: ({ signal }) => call(mailingContract.mail, { params: { client, id } }, { signal }),
  })

export const resendMail = (client: string, id: number) => call(mailingContract.resend, { params: { client, id } })
export const resendMails = (client: string, ids: number[]) => call(mailingContract.resendRejected, { params: { client }, body: { ids } })
export const fetchAttachment = (client: string, id: number, rank: number) =>
  fetchFile(mailingContract.mailAttachment, { params: { client, id, rank } })
