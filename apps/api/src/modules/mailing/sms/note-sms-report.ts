import type { SmsEvent } from '@kxo/domain/mailing/mail-events-contract'
import type { SmsReason } from '@kxo/domain/mailing/sms/sms-kind'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { Context } from '../../../platform/context.ts'

export type NotedSms = { sms_id: number; resends: number; isDelivered: boolean; detail: string }

/** What providers call the same things. */
const outcomes: Readonly<Record<string, boolean>> = {
  delivered: true,
  delivrd: true,
  undelivered: false,
  undeliverable: false,
  undeliv: false,
  failed: false,
  rejected: false,
  rejectd: false,
  expired: false,
}

/** Names a message to the provider: left again by hand, it is another one. */
export const smsReference = (tenant_id: number, { id, resends }: { id: number; resends: number }): string =>
  [tenant_id, id, ...(resends > 0 ? [resends] : [])].join('-')

/** What a provider tells of one of our messages, and whose it is; undefined for anything else, and while it is on its way. */
export function smsReportOf({
  reference = '',
  event,
  status,
  detail,
  reason,
}: SmsEvent): { tenant_id: number; report: NotedSms } | undefined {
  const [, tenant_id, sms_id, resends = 0] = (/^(\d{1,9})-(\d{1,15})(?:-(\d{1,4}))?$/.exec(reference) ?? []).map(Number)
  const isDelivered = outcomes[(status ?? event ?? '').toLowerCase()]
  if (!tenant_id || !sms_id || isDelivered === undefined) return undefined
  return { tenant_id, report: { sms_id, resends: resends || 0, isDelivered, detail: (detail ?? reason ?? '').slice(0, 500) } }
}

/** A message that left arrived, or did not: it may leave again then. What is known of it does not change any more, nor by what is told of a former try. */
export async function noteSmsReport({ db, now }: Context, { sms_id, resends, isDelivered, detail }: NotedSms): Promise<void> {
  const undelivered: SmsReason = 'undelivered'
  await db
    .updateTable('sms')
    .set(isDelivered ? { delivered_at: now } : { status: mailStatus.codeOf('rejected'), reason: detail || undelivered })
    .where('id', '=', sms_id)
    .where('resends', '=', resends)
    .where('status', '=', mailStatus.codeOf('sent'))
    .where('delivered_at', 'is', null)
    .execute()
}
