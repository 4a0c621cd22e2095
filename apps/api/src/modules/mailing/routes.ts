import { mailingContract } from '@kxo/domain/mailing/contract'
import { mailEventsContract } from '@kxo/domain/mailing/mail-events-contract'
import { picturesContract } from '@kxo/domain/mailing/pictures-contract'
import { pushContract } from '@kxo/domain/mailing/push/push-contract'
import { senderContract } from '@kxo/domain/mailing/sender/sender-contract'
import { smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { unsubscribeContract } from '@kxo/domain/mailing/unsubscribe-contract'
import { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { routes } from '../../platform/http/serve.ts'
import { receiveEvents } from './bounces/receive-events.ts'
import { dryRun } from './due/dry-run.ts'
import { explainMails } from './due/explain.ts'
import { listSubjects } from './due/list-subjects.ts'
import { copyMail, replayMail } from './due/replay.ts'
import { listUpcoming, sendMailNow, suspendMail } from './due/upcoming.ts'
import { comeBack, leave, readPreferences } from './leaving/leave.ts'
import { liftSuppression, listSuppressions } from './leaving/list-suppressions.ts'
import { listEventMails, listMails, readUsage } from './list-mails.ts'
import { readPicture, setMailImage } from './pictures/set-mail-image.ts'
import { addDevice, choosePush, readPushSettings, recallDevice, removeDevice } from './push/devices.ts'
import { listPushes } from './push/list-pushes.ts'
import { readAttachment, readMail } from './read-mail.ts'
import { resend, resendRejected } from './resend.ts'
import { checkSender, readSender, removeSender, setSender } from './sender/sender-domain.ts'
import { leaveSms, readSmsPreferences } from './sms/leave-sms.ts'
import { listSms, resendSms } from './sms/list-sms.ts'
import { receiveSmsEvents } from './sms/receive-sms-events.ts'
import { readSmsUsage, setSms } from './sms/sms-settings.ts'
import { listSmsTemplates, previewSms, saveSmsTemplate, testSms } from './sms/sms-templates.ts'
import { listSmsVersions } from './sms/sms-versions.ts'
import { changeHours, changeSetting, readHours } from './templates/change-setting.ts'
import { listTemplates } from './templates/list-templates.ts'
import { listNextRecipients } from './templates/next-recipients.ts'
import { listRecords, previewTemplate, testTemplate } from './templates/preview-template.ts'
import { readTemplate } from './templates/read-template.ts'
import { rewriteWaiting } from './templates/rewrite-waiting.ts'
import { restoreOriginal, saveTemplate } from './templates/save-template.ts'
import { listScopes } from './templates/scopes.ts'
import { exportTemplates, importTemplates } from './templates/template-file.ts'

const templatesRoutes = routes(templatesContract, {
  templates: listTemplates,
  template: readTemplate,
  switchMoment: changeSetting,
  saveTemplate,
  rewriteWaiting,
  restoreOriginal,
  previewTemplate,
  testTemplate,
  previewRecords: listRecords,
  nextRecipients: listNextRecipients,
  templateScopes: listScopes,
  mailHours: readHours,
  changeMailHours: changeHours,
  exportTemplates,
  importTemplates,
})

const upcomingRoutes = routes(upcomingContract, {
  upcoming: listUpcoming,
  suspendMail,
  sendMailNow,
  dryRun,
  explainMails,
  replayMail,
  copyMail,
  mailSubjects: listSubjects,
})

const senderRoutes = routes(senderContract, { senderDomain: readSender, setSender, checkSender, removeSender })

/** Open while the environment gives a provider its token. */
const mailEventsRoutes = routes(
  mailEventsContract,
  { mailEvents: receiveEvents, smsEvents: receiveSmsEvents },
  { mailEvents: ({ config }) => config.mailEventsToken !== undefined, smsEvents: ({ config }) => config.smsEventsToken !== undefined },
)

const picturesRoutes = routes(picturesContract, { setMailImage, picture: readPicture })

const unsubscribeRoutes = routes(unsubscribeContract, { preferences: readPreferences, leave, comeBack })

const smsRoutes = routes(smsContract, {
  smsTemplates: listSmsTemplates,
  smsVersions: listSmsVersions,
  saveSmsTemplate,
  previewSms,
  testSms,
  smsList: listSms,
  resendSms,
  smsUsage: readSmsUsage,
  setSms,
  smsPreferences: readSmsPreferences,
  leaveSms,
})

const pushRoutes = routes(pushContract, {
  pushSettings: readPushSettings,
  addDevice,
  recallDevice,
  removeDevice,
  choosePush,
  pushes: listPushes,
})

const registerRoutes = routes(mailingContract, {
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

/** `upcoming` comes before a mail by its number: its address would be one. */
export const mailingRoutes = [
  upcomingRoutes,
  registerRoutes,
  templatesRoutes,
  unsubscribeRoutes,
  senderRoutes,
  smsRoutes,
  pushRoutes,
  picturesRoutes,
  mailEventsRoutes,
]
