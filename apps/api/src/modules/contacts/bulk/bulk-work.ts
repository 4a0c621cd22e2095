import { bulkLimits } from '@kxo/domain/contacts/bulk/bulk'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { contactWords } from '@kxo/domain/contacts/words'
import { workStatus } from '@kxo/domain/kernel/work-status'
import { stringify } from 'csv-stringify/sync'
import type { Context } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { languageOf } from '../../../platform/language.ts'
import { csvCell } from '../../../platform/tables/table-export.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { advanceWork, endWork, failWork, lockWork } from '../../../platform/work/works.ts'
import { keepFile } from '../../documents/index.ts'
import { actOfWork, type BulkJob } from '../jobs.ts'
import { type LeftPerson, sentenceOf } from '../team/left-people.ts'
import { applyTo } from './apply-to.ts'
import { peopleOf } from './choose-people.ts'
import { undoBulk } from './undo-bulk.ts'

/**
 * Goes on with a long act, batch after batch: each batch and how far the work is are written together, so that a work that was cut
 * goes on where it stopped and nobody is written to twice. Asked to stop, it ends between two batches.
 */
export async function bulkWork(setting: JobSetting, data: BulkJob): Promise<void> {
  try {
    while (await oneBatch(setting, data));
  } catch (error) {
    await failWork(setting, data.work_id)
    throw error
  }
}

/** @returns whether another batch waits */
const oneBatch = ({ services, tenant, contextIn }: JobSetting, { work_id, ids, bulkRequest, actor, locale }: BulkJob): Promise<boolean> =>
  withTenant(services.database, tenant.id, async (transaction) => {
    const begun = contextIn(transaction)
    const request = { ...begun.request, id: actOfWork(work_id) }
    const context: Context = { ...begun, request, now: new Date(), actor, language: languageOf(locale, tenant) }
    const work = await lockWork(context.db, work_id)
    if (!work || ['done', 'stopped'].includes(workStatus.keyOf(work.status))) return false
    const before = work.failures as LeftPerson[]
    const batch = work.stop_asked ? [] : ids.slice(work.done, work.done + bulkLimits.batch)
    const left = [
      ...before,
      ...(await (bulkRequest.act === 'undo' ? undoBulk(context, batch, bulkRequest.of) : applyTo(context, batch, bulkRequest))),
    ]
    const done = work.done + batch.length
    await advanceWork(context.db, work_id, { done, failed: left.length, failures: left })
    if (!work.stop_asked && done < ids.length) return true
    const report_file_id = await keepReport(context, ids.slice(0, done), left)
    await endWork(context, work_id, { status: work.stop_asked ? 'stopped' : 'done', report_file_id })
    return false
  })

/** What became of each person (FEC-09: semicolons, UTF-8 with its mark, formulas disarmed). */
async function keepReport(context: Context, ids: readonly number[], left: readonly LeftPerson[]): Promise<number> {
  const { language } = context
  const why = new Map(left.map((person) => [person.id, person]))
  const people = new Map((await peopleOf(context.db, ids)).map((person) => [person.user_id, person]))
  const rows = ids.map((id) => {
    const reason = why.get(id)
    const person = people.get(id)
    const outcome = language.say(reason ? w.outcomeLeft : w.outcomeChanged)
    return [person?.name ?? String(id), person?.mail ?? '', outcome, reason ? sentenceOf(reason, language) : '']
  })
  const heading = [contactWords.lastName, contactWords.mail, w.outcome, w.why].map((word) => language.say(word))
  const lines = [heading, ...rows].map((row) => row.map((cell) => csvCell(cell, 'text', language)))
  const text = stringify(lines, { delimiter: ';', record_delimiter: '\r\n', bom: true })
  return keepFile(context, { name: `${language.say(w.report)}.csv`, content_type: 'text/csv', bytes: Buffer.from(text) })
}
