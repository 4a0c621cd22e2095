import { kernelErrors, ProductError, refuse } from '@kxo/domain/kernel/errors'
import { workStatus } from '@kxo/domain/kernel/work-status'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { type BillGroup, groupBillables } from '@kxo/domain/payments/grouped/group-billables'
import { blockerWords as w } from '@kxo/domain/payments/grouped/grouped-words'
import type { Context } from '../../../platform/context.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { languageOf } from '../../../platform/language.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import type { Job } from '../../../platform/work/jobs.ts'
import { advanceWork, endWork, failWork, lockWork, type WorkReason, type WorkRow } from '../../../platform/work/works.ts'
import { type BillRecord, checkRecipient, issueBill } from '../../billing/index.ts'
import type { billGroups, RunGroup } from '../jobs.ts'
import { type BillableRow, billablesOf } from './billables.ts'
import { holdBehind, keysOf } from './keys.ts'
import { changed, whyGone } from './why-gone.ts'
import { closeSchedule, isAsShown, writeGroup } from './write-group.ts'

type RunJob = typeof billGroups extends Job<infer Data> ? Data : never
/** What became of a group; of people, their numbers alone: an erasure has nothing to look for here. */
export type StoredOutcome = Pick<RunGroup, 'user' | 'company'> & {
  amount: number
  bill: number | null
  reason: WorkReason | null
  left: { key: string; user: number | null; reason: WorkReason }[]
}

/**
 * Bills group after group. A group, its number and how far the run is are written in one transaction: a run that was cut goes on where it stopped,
 * no number is lost and nothing is billed twice. Asked to stop, it ends between two groups.
 */
export async function runGroups(setting: JobSetting, data: RunJob): Promise<void> {
  try {
    while (await oneGroup(setting, data));
  } catch (error) {
    await failWork(setting, data.work_id)
    throw error
  }
}

/** A group that is refused leaves nothing behind but its reason. @returns whether another waits */
async function oneGroup(setting: JobSetting, data: RunJob): Promise<boolean> {
  let rank: number | undefined
  try {
    return await advance(setting, data, (context, work) => {
      rank = work.done
      return billGroup(context, data, data.groups[work.done]!)
    })
  } catch (error) {
    if (!(error instanceof ProductError) || error.kind.code === kernelErrors.unexpected.code) throw error
    const { kind, values } = error
    const { name: _, ...unnamed } = values as Record<string, string | number>
    const reason = { sentence: { fr: kind.fr, en: kind.en }, values: unnamed }
    // Another worker may have gone past it meanwhile: what comes next has not been refused anything.
    return advance(setting, data, async (_context, work) => (work.done === rank ? refusedFor(data.groups[work.done]!, reason) : null))
  }
}

/** Goes past one group with what became of it, unless nothing is known of it yet. */
const advance = (
  { services, tenant, contextIn }: JobSetting,
  { work_id, groups, actor, locale }: RunJob,
  bill: (context: Context, work: WorkRow) => Promise<StoredOutcome | null>,
): Promise<boolean> =>
  withTenant(services.database, tenant.id, async (transaction) => {
    const context: Context = { ...contextIn(transaction), now: new Date(), actor, language: languageOf(locale, tenant) }
    const work = await lockWork(context.db, work_id)
    if (!work || ['done', 'stopped'].includes(workStatus.keyOf(work.status))) return false
    if (work.stop_asked || work.done >= groups.length) {
      await endWork(context, work_id, { status: work.stop_asked ? 'stopped' : 'done' })
      return false
    }
    const outcome = await bill(context, work)
    if (outcome === null) return true
    const outcomes = [...(work.failures as StoredOutcome[]), outcome]
    const failed = outcomes.reduce((sum, { bill: made, left }) => sum + (made === null ? 1 : left.length), 0)
    await advanceWork(context.db, work_id, { done: work.done + 1, failed, failures: outcomes })
    return true
  })

const refusedFor = ({ user, company }: RunGroup, reason: WorkReason, left: StoredOutcome['left'] = []): StoredOutcome => ({
  user,
  company,
  amount: 0,
  bill: null,
  reason,
  left,
})

/** Gives the draft of a group its number. @throws 409 when it comes to anything else than was shown: somebody changed it, or credited a deposit */
async function issueGroup(context: Context, { id }: BillRecord, made: BillGroup, is_sent: boolean): Promise<BillRecord> {
  const bill = await issueBill(context, id, { is_sent })
  if (!isAsShown(bill, made) || bill.deducted !== made.deducted) refuse(paymentErrors.changedSinceChecked)
  await closeSchedule(context, bill)
  return bill
}

/** The bill of a group, of those of its rows that are still as they were shown; the others leave it, each with its reason. */
async function billGroup(context: Context, { mode, grouping }: RunJob, group: RunGroup): Promise<StoredOutcome> {
  const { db } = context
  const keys = keysOf(group.rows)
  await holdBehind(db, keys)
  const { rows, facts } = await billablesOf(context, keys)
  const current = new Map(rows.map((row) => [row.key, row]))
  const billed: BillableRow[] = []
  const left: StoredOutcome['left'] = []
  for (const { key, fingerprint } of group.rows) {
    const row = current.get(key)
    const leave = (reason: WorkReason) => left.push({ key, user: row?.people[0]?.user ?? null, reason })
    const [blocker] = row?.blockers ?? []
    if (!row) leave(await whyGone(db, key))
    else if (blocker) leave({ sentence: { fr: blocker.reason, en: blocker.reason } })
    else if (row.fingerprint !== fingerprint) leave({ sentence: changed })
    else billed.push(row)
  }
  const [made, ...others] = groupBillables(billed, grouping)
  const [first] = left
  if (!made) return refusedFor(group, first?.reason ?? { sentence: changed }, left.length > 1 ? left : [])
  if (others.length > 0) return refusedFor(group, { sentence: changed })
  if (made.lacks_order && !group.purchase_order) return refusedFor(group, { sentence: w.lacksOrder })
  const draft = await writeGroup(context, facts, made, group.purchase_order)
  if (mode === 'send') await checkRecipient(context, draft)
  const bill = mode === 'draft' ? draft : await issueGroup(context, draft, made, mode === 'send')
  return { user: group.user, company: group.company, amount: made.amount, bill: bill.id, reason: null, left }
}
