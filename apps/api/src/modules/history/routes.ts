import { actsContract } from '@kxo/domain/history/acts-contract'
import { historyContract } from '@kxo/domain/history/contract'
import { may } from '@kxo/domain/history/permissions'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { readFile } from '../documents/index.ts'
import { listAddressActs } from './address-acts.ts'
import { listAlertActs } from './alerts/alert-acts.ts'
import { openAlert } from './alerts/open-alert.ts'
import { usersToAlert } from './alerts/users-to-alert.ts'
import { listCampaigns } from './campaigns.ts'
import { listConsents, listDataRequests } from './list-rights.ts'
import { listTraces } from './list-traces.ts'
import { listWorks } from './list-works.ts'
import { listMailActs, listRejectedMails } from './mail-acts.ts'
import { restore } from './restore.ts'
import { listTaskActs, listTaskDelays } from './task-acts.ts'
import { listTemplateActs } from './template-acts.ts'

export const actsRoutes = routes(actsContract, {
  taskActs: listTaskActs,
  taskDelays: listTaskDelays,
  templateActs: listTemplateActs,
  mailActs: listMailActs,
  rejectedMails: listRejectedMails,
  alertActs: listAlertActs,
  openAlert,
  addressActs: listAddressActs,
  campaigns: listCampaigns,
})

export const historyRoutes = routes(historyContract, {
  traces: listTraces,
  consents: listConsents,
  dataRequests: listDataRequests,
  works: listWorks,
  async workReport(context, { params }) {
    const work = found(
      await context.db.selectFrom('works').select(['report_file_id', 'created_by']).where('id', '=', params.id).executeTakeFirst(),
    )
    // Each person also reads the report of what they launched.
    authorize(may.readPrivate(context.actor) || (may.readHistory(context.actor) && work.created_by === context.actor.user_id))
    const { name, bytes, content_type } = await readFile(context, found(work.report_file_id))
    return { content_type, name, body: bytes }
  },
  restore,
  usersToAlert,
})
