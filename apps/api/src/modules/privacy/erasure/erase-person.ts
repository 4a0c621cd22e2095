import type { ErasureReport } from '@kxo/domain/privacy/contract'
import { mentionPattern, pseudonymOf } from '@kxo/domain/privacy/rules'
import { erasedWords, privacyWords, retainedWords, retentionReasons } from '@kxo/domain/privacy/words'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { eraseConversations } from '../../chat/index.ts'
import { recipientOf, type UserRow } from '../../identity/index.ts'
import { forgetTenantExports } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { findRequest } from '../queries.ts'
import { forgetOld } from '../retention/forget-old.ts'
import { hasHomonym, measure, obstaclesOf } from './measure.ts'
import { blankTraces, emptyMails, forgetAnswers, pseudonymise, removeFiles, removeOwnRows } from './pseudonymise.ts'
import { redactMentions } from './redact-mentions.ts'
import { recordsOf } from './references.ts'

/** Whether another person of the tenant answers this phone: it then tells nobody apart. */
async function isShared({ db }: Context, phone: string, ids: readonly number[]): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('id', 'not in', [...ids])
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** What tells the person apart: patterns for everywhere, and for rows that refer to them. */
async function patternsOf(context: Context, user: UserRow, selves: readonly UserRow[], ids: readonly number[]) {
  const mails = selves.map(({ mail }) => mail)
  const phones = selves.flatMap(({ phone }) => (phone === null ? [] : [phone]))
  const own: string[] = []
  for (const phone of phones) if (!(await isShared(context, phone, ids))) own.push(phone)
  const names = (await hasHomonym(context, user, ids)) ? [] : selves
  return {
    mails,
    everywhere: mentionPattern({ mails, phones: own, names: [...names] }),
    amongTheirs: mentionPattern({ mails, phones, names: [...selves] }),
  }
}

/**
 * Erases a person in one transaction: their rows go, their record keeps a number without a name, mentions of them are replaced,
 * evidence the law keeps stays (PRV-20, INV-13, FOR-37). They receive the dated report.
 */
export async function erasePerson(base: Context, { request_id, by }: { request_id: number; by: number | null }): Promise<void> {
  const context: Context = { ...base, actor: { ...base.actor, user_id: by } }
  const { db, now, transaction } = context
  const request = found(await findRequest(db, request_id))
  if (request.status !== 'running') return
  // Every text of the tenant is read: longer than a screen would wait.
  await transaction.client.query(`set local statement_timeout = '10min'`)
  const user = await db.selectFrom('users').selectAll().where('id', '=', request.user_id).forUpdate().executeTakeFirstOrThrow()
  const ids = await recordsOf(db, user.id)
  const obstacles = await obstaclesOf(context, user, ids)
  if (user.erased_at !== null || obstacles.length > 0) {
    await db.updateTable('data_requests').set({ status: 'failed', done_at: now }).where('id', '=', request.id).execute()
    return
  }
  const selves = await db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const { mails, everywhere, amongTheirs } = await patternsOf(context, user, selves, ids)
  const report = await measure(context, user, ids)
  const mark = pseudonymOf(user.id)
  await removeOwnRows(context, ids, mails)
  await eraseConversations(context, ids)
  await forgetAnswers(context, ids, amongTheirs)
  await emptyMails(context, ids, mails, mark)
  await removeFiles(context, ids)
  await blankTraces(context, ids, everywhere)
  const frozen = await redactMentions(transaction, { ids, mark, everywhere, amongTheirs })
  for (const self of selves) await pseudonymise(context, self, pseudonymOf(self.id))
  await db
    .updateTable('data_requests')
    .set({ status: 'done', done_at: now, report: JSON.stringify(report) })
    .where('user_id', '=', user.id)
    .where('kind', '=', 'erasure')
    .where('status', 'in', ['asked', 'running'])
    .execute()
  await trace(context, { action: 'erase_user', subject_id: user.id, change: { ...report, frozen } })
  await tellReport(context, user, report)
}

/** Writes the dated report to the address they had; nothing else of them is kept in the outbox. */
async function tellReport(context: Context, user: UserRow, report: ErasureReport): Promise<void> {
  const language = languageOf(user.language as 'fr' | 'en', context.tenant)
  const line = (text: string): string => `– ${text}`
  const erased = report.erased.map(({ kind, n }) => line(language.say(erasedWords[kind], { n })))
  const retainedLines = report.kept.map(({ kind, n, until }) =>
    line(
      [
        language.say(retainedWords[kind], { n }),
        until === null ? language.say(privacyWords.unlimited) : language.say(privacyWords.until, { until }),
        language.say(retentionReasons[kind]),
      ].join(', '),
    ),
  )
  await context.services.enqueueMail(context, {
    moment: 'delete_user',
    to: { ...recipientOf(user), user_id: null },
    occurrence: `erasure ${user.id}`,
    values: {
      day: context.now,
      erased: erased.join('\n'),
      kept: retainedLines.length > 0 ? retainedLines.join('\n') : line(language.say(privacyWords.nothingRemains)),
    },
  })
}

const mailRetention = sql<Date>`now() - interval '30 days'`

/** Each night: exports that are over, the mails that told an erasure a month ago, and what is kept for a time only. */
export async function forgetEachNight(context: Context): Promise<void> {
  const { db, services, transaction } = context
  await forgetOld(context)
  await forgetTenantExports(context)
  const over = await db
    .selectFrom('data_requests')
    .innerJoin('files', (join) =>
      join.onRef('files.tenant_id', '=', 'data_requests.tenant_id').onRef('files.id', '=', 'data_requests.file_id'),
    )
    .select(['data_requests.id', 'files.id as file_id', 'files.storage_key'])
    .where('data_requests.done_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute()
  for (const { id, file_id, storage_key } of over) {
    await db.updateTable('data_requests').set({ file_id: null }).where('id', '=', id).execute()
    await db.deleteFrom('files').where('id', '=', file_id).execute()
    transaction.afterCommit(() => void services.storage.remove(storage_key).catch(() => {}))
  }
  await db
    .deleteFrom('mails')
    .where('moment', '=', 'delete_user')
    .where('user_id', 'is', null)
    .where('created_at', '<', mailRetention)
    .execute()
}
