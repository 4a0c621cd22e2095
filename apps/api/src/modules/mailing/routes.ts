import { mailingContract } from '@kxo/domain/mailing/contract'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { unsubscribeContract } from '@kxo/domain/mailing/unsubscribe-contract'
import { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { routes } from '../../platform/http/serve.ts'
import { comeBack, leave, readPreferences } from './leaving/leave.ts'
import { liftSuppression, listSuppressions } from './leaving/list-suppressions.ts'
import { listEventMails, listMails, readUsage } from './list-mails.ts'
import { previewTemplate, testTemplate } from './preview-template.ts'
import { readAttachment, readMail } from './read-mail.ts'
import { resend, resendRejected } from './resend.ts'
import { listTemplates, readTemplate, restoreOriginal, saveTemplate, switchMoment } from './templates.ts'
import { listUpcoming, sendMailNow, suspendMail } from './upcoming.ts'

export const templatesRoutes = routes(templatesContract, {
  templates: listTemplates,
  template: readTemplate,
  switchMoment,
  saveTemplate,
  restoreOriginal,
  previewTemplate,
  testTemplate,
})

export const upcomingRoutes = routes(upcomingContract, { upcoming: listUpcoming, suspendMail, sendMailNow })

export const unsubscribeRoutes = routes(unsubscribeContract, { preferences: readPreferences, leave, comeBack })

export const mailingRoutes = routes(mailingContract, {
  mails: listMails,
  mailUsage: readUsage,
  mail: readMail,
  mailAttachment: readAttachment,
  eventMails: listEventMails,
  suppressions: listSuppressions,
  liftSuppression,
  resend,
  resendRejected,
})
