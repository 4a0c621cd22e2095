import { phoneFromText } from '@kxo/domain/kernel/phones'
import type { mailEventsContract, SmsEvent } from '@kxo/domain/mailing/mail-events-contract'
import { asksToStop } from '@kxo/domain/mailing/sms/stop-answer'
import { acrossTenantsFrom } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { checkToken } from '../bounces/receive-events.ts'
import { noteSms, noteStop } from '../jobs.ts'
import { smsReportOf } from './note-sms-report.ts'

const numberOf = ({ from, number, msisdn, sender }: SmsEvent): string | undefined => {
  const phone = from ?? number ?? msisdn ?? sender ?? ''
  return phoneFromText(/^\d{9,15}$/.test(phone) ? `+${phone}` : phone) ?? undefined
}
const saidIn = ({ text, message, content }: SmsEvent): string => text ?? message ?? content ?? ''

/**
 * What became of text messages, each noted by its tenant, and what people answer. The short number belongs to the provider, not to one tenant: STOP is noted by each that wrote to it.
 * @throws 404 without the token
 */
export const receiveSmsEvents: Verb<typeof mailEventsContract.smsEvents> = async (context, { params, body }) => {
  checkToken(params.token, context.services.config.smsEventsToken)
  const reports = body.events.flatMap((event) => smsReportOf(event) ?? [])
  for (const { tenant_id, report } of reports) await context.enqueue(noteSms, report, { tenantId: tenant_id })
  const numbers = [...new Set(body.events.filter((event) => asksToStop(saidIn(event))).flatMap((event) => numberOf(event) ?? []))]
  if (numbers.length === 0) return { noted: reports.length }
  const { db, tenant, transaction } = context
  const written = await acrossTenantsFrom(transaction, { home: tenant.id }, () =>
    db
      .selectFrom('sms')
      .select(['tenant_id', 'number'])
      .distinct()
      .where('number', 'in', numbers)
      .where('kind', '=', 'commercial')
      .execute(),
  )
  for (const { tenant_id, number } of written) await context.enqueue(noteStop, { number }, { tenantId: tenant_id })
  return { noted: reports.length + numbers.length }
}
