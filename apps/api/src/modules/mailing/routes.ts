import { mailingContract } from '@kxo/domain/mailing/contract'
import { routes } from '../../platform/serve.ts'
import { listMails, readUsage } from './list-mails.ts'
import { readAttachment, readMail } from './read-mail.ts'
import { resend, resendRejected } from './resend.ts'

export const mailingRoutes = routes(mailingContract, {
  mails: listMails,
  mailUsage: readUsage,
  mail: readMail,
  mailAttachment: readAttachment,
  resend,
  resendRejected,
})
