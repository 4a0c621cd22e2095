import { refuse } from '@kxo/domain/kernel/errors'
import { isMobile } from '@kxo/domain/kernel/phones'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { withoutPersonalLinks } from '@kxo/domain/mailing/rules'
import { maskedNumber } from '@kxo/domain/mailing/sms/masked-number'
import type { SmsLine, smsContract } from '@kxo/domain/mailing/sms/sms-contract'
import { smsList } from '@kxo/domain/mailing/sms/sms-list'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import { found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { findUser } from '../../identity/index.ts'
import { listOrExport, trace } from '../../traces/index.ts'
import { deliverSms } from '../jobs.ts'
import { authorizeSms } from './sms-settings.ts'

const name = sql<string>`coalesce(trim(users.first_name || ' ' || users.last_name), '')`
const plan = planOf(
  smsList,
  {
    user_name: { at: name },
    moment: 'sms.moment',
    kind: 'sms.kind',
    segments: 'sms.segments',
    status: 'sms.status',
    reason: 'sms.reason',
    delivered_at: 'sms.delivered_at',
    created_at: 'sms.created_at',
    send_at: 'sms.send_at',
  },
  { search: sql`searchable(${name} || ' ' || sms.body)`, sort: '-created_at', id: sql`sms.id` },
)

const lines = (db: Queries) =>
  db
    .selectFrom('sms')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'sms.tenant_id').onRef('users.id', '=', 'sms.user_id'))
    .select([
      'sms.id',
      'sms.user_id as user',
      'sms.number',
      'sms.moment',
      'sms.kind',
      'sms.body',
      'sms.segments',
      'sms.status',
      'sms.reason',
    ])
    .select(['sms.created_at', 'sms.send_at', 'sms.delivered_at', name.as('user_name')])
type Row = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>

const withoutCode = (body: string, isSecret: boolean): string => (isSecret ? body.replace(/\d{6}/, '••••••') : body)

/** Others than its addressee read a message without the links that open a session, nor the code that proves who they are where messages leave. */
const present = ({ number, body, kind, status, ...row }: Row, isReal: boolean): SmsLine => ({
  ...row,
  kind: kind as SmsLine['kind'], // its check holds the keys of the catalogue
  number: maskedNumber(number),
  body: withoutCode(withoutPersonalLinks(body).replace(/(\/unsubscribesms\/)[\w-]+/g, '$1…'), row.moment === 'validation_code' && isReal),
  status: mailStatus.keyOf(status),
})

export const listSms: Verb<typeof smsContract.smsList> = async (context, { query }) => {
  authorizeSms(context)
  const rows = (db: Queries) => {
    let all = lines(db)
    if (query.status) all = all.where('sms.status', '=', mailStatus.codeOf(query.status))
    if (query.user) all = all.where('sms.user_id', '=', query.user)
    return all
  }
  const listPlan = { ...plan, zone: context.language.zone }
  return listOrExport(context, 'export_sms', {
    name: context.language.say(w.title),
    plan: listPlan,
    asked: query,
    query: rows,
    present: (all) => all.map((row) => present(row, context.services.sms.isReal)),
    columns: exportsOf(smsList),
  })
}

/** 7 → 6, to the person's number of today. @throws 409 unless it was rejected, or without a mobile */
export const resendSms: Verb<typeof smsContract.resendSms> = async (context, { params }) => {
  authorizeSms(context)
  const { db, now } = context
  const sms = found(await db.selectFrom('sms').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  const status = mailStatus.keyOf(sms.status)
  if (!mailStatus.mayFollow(status, 'sending')) refuse(mailingErrors.notRejected, { status: mailStatus.labelOf(status) })
  const number = (sms.user_id === null ? undefined : (await findUser(db, sms.user_id))?.phone) ?? sms.number
  if (!isMobile(number)) refuse(mailingErrors.notMobile)
  await db
    .updateTable('sms')
    .set((eb) => ({
      status: mailStatus.codeOf('sending'),
      reason: null,
      tries: 0,
      claimed_at: null,
      send_at: now,
      number,
      resends: eb('resends', '+', 1),
    }))
    .where('id', '=', sms.id)
    .execute()
  await context.enqueue(deliverSms, {})
  await trace(context, {
    action: 'resend_sms',
    info: sms.moment ?? '',
    ...(sms.user_id !== null && { subject: 'user', subject_id: sms.user_id }),
  })
  return { done: true as const }
}
