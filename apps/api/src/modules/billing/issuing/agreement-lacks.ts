import { type AgreementLack, billingLack } from '@kxo/domain/billing/agreements/agreement'
import { agreementWords } from '@kxo/domain/billing/agreements/agreement-words'
import { billCategory } from '@kxo/domain/billing/category'
import { billingErrors } from '@kxo/domain/billing/errors'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { BillRecord } from '../queries.ts'

type Row = {
  id: number
  agreed_ht: number | null
  agreed_from: string | null
  agreed_until: string | null
  start_date: Date | null
  end_date: Date | null
  time_zone: string | null
  billed_ht: number
}

/**
 * Which of these drafts go beyond what the funding body they are made out to agreed to (FOR-50), and why: by its days, or by its amount, what it
 * was billed before counted, what was credited not.
 */
export async function agreementLacks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, AgreementLack>> {
  if (ids.length === 0) return new Map()
  const invoice = sql.lit(billCategory.codeOf('invoice'))
  const { rows } = await sql<Row>`select b.id, p.agreed_ht, p.agreed_from, p.agreed_until, e.start_date, e.end_date, e.time_zone,
      b.amount_ht + coalesce((select sum(case when o.category = ${invoice} then o.amount_ht else -o.amount_ht end) from bills o
        where o.tenant_id = b.tenant_id and o.company_id = b.company_id and o.morph = 'Event' and o.morph_id = b.morph_id
          and o.user_id = b.user_id and o.number is not null), 0)::bigint as billed_ht
    from bills b
      join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id and c.is_funder
      join registrations r on r.tenant_id = b.tenant_id and r.event_id = b.morph_id and r.user_id = b.user_id
        and (b.registration_id is null or b.registration_id = r.id)
      join registration_payers p on p.tenant_id = r.tenant_id and p.registration_id = r.id
        and (p.funder = c.funder or searchable(p.funder) = searchable(c.name))
      join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
    where b.id in (${sql.join(ids)}) and b.number is null and b.category = ${invoice} and b.morph = 'Event'
    order by r.id`.execute(db)
  return new Map(
    rows.flatMap(({ id, start_date, end_date, time_zone, ...agreed }) => {
      const zone = time_zone ?? defaultZone
      const dayOf = (instant: Date | null) => instant && dayInZone(instant, zone)
      const lack = billingLack({ ...agreed, first: dayOf(start_date), last: dayOf(end_date ?? start_date), today: dayInZone(now, zone) })
      return lack ? [[id, lack] as const] : []
    }),
  )
}

/** Stops a bill its funder would not pay, unless somebody says why it is issued all the same; answers whether it is. @throws 409 saying why */
export async function checkAgreement(context: Context, { id }: Pick<BillRecord, 'id'>, reason?: string): Promise<boolean> {
  const lack = (await agreementLacks(context, [id])).get(id)
  if (lack && !reason) refuse(billingErrors.outsideAgreement, { why: agreementWords[lack] })
  return lack !== undefined
}
