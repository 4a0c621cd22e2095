import { mailingContract } from '@kxo/domain/mailing/contract'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { unsubscribeContract } from '@kxo/domain/mailing/unsubscribe-contract'
import { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { routes } from '../../platform/http/serve.ts'
import { dryRun } from './due/dry-run.ts'
import { explainMails } from './due/explain.ts'
import { listSubjects } from './due/list-subjects.ts'
import { copyMail, replayMail } from './due/replay.ts'
import { listUpcoming, sendMailNow, suspendMail } from './due/upcoming.ts'
import { comeBack, leave, readPreferences } from './leaving/leave.ts'
import { liftSuppression, listSuppressions } from './leaving/list-suppressions.ts'
import { listEventMails, listMails, readUsage } from './list-mails.ts'
import { readAttachment, readMail } from './read-mail.ts'
import { resend, resendRejected } from './resend.ts'
import { changeHours, changeSetting, readHours } from './templates/change-setting.ts'
import { listTemplates } from './templates/list-templates.ts'
import { listNextRecipients } from './templates/next-recipients.ts'
import { listRecords, previewTemplate, testTemplate } from './templates/preview-template.ts'
import { readTemplate } from './templates/read-template.ts'
import { restoreOriginal, saveTemplate } from './templates/save-template.ts'
import { listScopes } from './templates/scopes.ts'

export const templatesRoutes = routes(templatesContract, {
  templates: listTemplates,
  template: readTemplate,
  switchMoment: changeSetting,
  saveTemplate,
  restoreOriginal,
  previewTemplate,
  testTemplate,
  previewRecords: listRecords,
  nextRecipients: listNextRecipients,
  templateScopes: listScopes,
  mailHours: readHours,
  changeMailHours: changeHours,
})

export const upcomingRoutes = routes(upcomingContract, {
  upcoming: listUpcoming,
  suspendMail,
  sendMailNow,
  dryRun,
  explainMails,
  replayMail,
  copyMail,
  mailSubjects: listSubjects,
})

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
