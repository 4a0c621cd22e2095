import { documentCategory } from '@kxo/domain/documents/category'
import { formatRange } from '@kxo/domain/kernel/dates'
import { myPlanning } from '@kxo/domain/partners/paths'
import { sql } from 'kysely'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { recordFile } from '../../../platform/files/keep-file.ts'
import { languageOf } from '../../../platform/language.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { addDocument, storeFile } from '../../documents/index.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { drawMission, missionTemplate } from './print-mission.ts'
import { readMission } from './read-mission.ts'

const pdf = 'application/pdf'

/** Prints the mission order of a part in the language of its person, keeps it among their documents in place of the former, and mails it. */
export async function sendMission(
  { services, tenant, contextIn }: JobSetting,
  { assignment_id }: { assignment_id: number },
): Promise<void> {
  const drawn = await withTenant(
    services.database,
    tenant.id,
    async (transaction) => {
      const context = contextIn(transaction)
      const mission = await readMission(context.db, assignment_id)
      const user = await findUser(context.db, mission.user_id)
      // Ended or cancelled meanwhile: there is no mission any more.
      if (mission.status !== 'validated' || mission.cancelled_at || !user) return undefined
      const to = recipientOf(user)
      const inTheirs = { ...context, language: languageOf(to.language, tenant) }
      return { mission, to, at: context.now, ...(await drawMission(inTheirs, mission)) }
    },
    { readOnly: true },
  )
  if (!drawn) return
  const { mission, to, at, name, data } = drawn
  const bytes = await renderDocument({ template: missionTemplate, data, standard: 'ua-1', createdAt: at })
  const stored = await storeFile(services, tenant.id, { name: `${name}.pdf`, content_type: pdf, bytes })
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const { db, now } = context
    const file_id = await recordFile(context, stored)
    const id = await addDocument(context, {
      category: 'other',
      name,
      file_id,
      restriction: 'contact',
      status: 'sent',
      user_id: mission.user_id,
      event_id: mission.event_id,
      sent_at: now,
      source: { assignment: mission.id, sha256: stored.sha256 },
    })
    await db
      .updateTable('documents')
      .set({ replaced_by: id })
      .where('user_id', '=', mission.user_id)
      .where('category', '=', documentCategory.codeOf('other'))
      .where(sql<boolean>`source ->> 'assignment' = ${String(mission.id)}`)
      .where('replaced_by', 'is', null)
      .where('id', '<>', id)
      .execute()
    await trace(context, { action: 'send_mission_order', event_id: mission.event_id, subject_id: mission.user_id })
    const { start_date, end_date, time_zone: zone } = mission
    await context.services.enqueueMail(context, {
      moment: 'send_mission_order',
      to,
      occurrence: `assignment ${mission.id} at ${now.toISOString()}`,
      event_id: mission.event_id,
      values: {
        title: mission.title,
        when: start_date
          ? formatRange(start_date, end_date ?? start_date, to.language, { zone })
          : { fr: 'date à venir', en: 'date to come' },
      },
      attachments: [{ name: stored.name, content_type: pdf, file_id }],
      path: myPlanning(),
    })
  })
}
