import { type AgreementLack, billingLack, type FundedPerson, isStopping } from '@kxo/domain/billing/agreements/agreement'
import { agreementWords } from '@kxo/domain/billing/agreements/agreement-words'
import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { billCategory } from '@kxo/domain/billing/category'
import { billingErrors } from '@kxo/domain/billing/errors'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { BillRecord } from '../queries.ts'

type Row = {
  id: number
  amount_ht: number
  /** Null where the bill is for nobody this funder pays for. */
  registration_id: number | null
  user_id: number | null
  manual_status: number | null
  agreed_ht: number | null
  agreed_from: string | null
  agreed_until: string | null
  start_date: Date | null
  end_date: Date | null
  time_zone: string | null
  billed_ht: number
}

/**
 * Which of these drafts go beyond what the funding body they are made out to agreed to (FOR-50), and why: it did not agree, or by its days, or by
 * its amount, what it was billed before counted, what was credited not. Of a group, those on its lines are looked at together.
 */
export async function agreementLacks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, AgreementLack>> {
  if (ids.length === 0) return new Map()
  const invoice = sql.lit(billCategory.codeOf('invoice'))
  const { rows } = await sql<Row>`select b.id, b.amount_ht, own.*,
      coalesce((select sum(case when o.category = ${invoice} then o.amount_ht else -o.amount_ht end) from bills o
        where o.tenant_id = b.tenant_id and o.company_id = b.company_id and o.morph = 'Event' and o.morph_id = b.morph_id
          and o.user_id = own.user_id and o.number is not null), 0)::bigint as billed_ht
    from bills b
      join companies c on c.tenant_id = b.tenant_id and c.id = b.company_id and c.is_funder
      left join lateral (
        select r.id as registration_id, r.user_id, r.manual_status, p.agreed_ht, p.agreed_from, p.agreed_until, e.start_date, e.end_date, e.time_zone
          from registrations r
          join registration_payers p on p.tenant_id = r.tenant_id and p.registration_id = r.id
            and (p.funder = c.funder or searchable(p.funder) = searchable(c.name))
          join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
         where r.tenant_id = b.tenant_id and b.morph = 'Event' and r.event_id = b.morph_id and (b.registration_id is null or b.registration_id = r.id)
           and (r.user_id = b.user_id or (b.user_id is null and exists (
             select from bill_lines l where l.tenant_id = b.tenant_id and l.bill_id = b.id and l.user_id = r.user_id)))
      ) own on true
    where b.id in (${sql.join(ids)}) and b.number is null and b.category = ${invoice}
    order by b.id, own.registration_id`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, all]) => {
      // The latest registration of each, where one was given up.
      const latest = [...new Map(all.map((row) => [row.user_id, row])).values()].filter(({ registration_id }) => registration_id !== null)
      const before = latest.reduce((sum, { billed_ht }) => sum + billed_ht, 0)
      const lack = billingLack(
        latest.map((row) => fundedPerson(row, now)),
        (all[0]?.amount_ht ?? 0) + before,
      )
      return lack ? [[id, lack] as const] : []
    }),
  )
}

function fundedPerson({ manual_status, start_date, end_date, time_zone, ...agreed }: Row, now: Date): FundedPerson {
  const zone = time_zone ?? defaultZone
  const dayOf = (instant: Date | null) => instant && dayInZone(instant, zone)
  return {
    agreed_ht: agreed.agreed_ht,
    agreed_from: agreed.agreed_from,
    agreed_until: agreed.agreed_until,
    manual_status: manual_status === null ? null : funderStatus.keyOf(manual_status),
    first: dayOf(start_date),
    last: dayOf(end_date ?? start_date),
    today: dayInZone(now, zone),
  }
}

/** Stops a bill its funder would not pay, unless somebody says why it is issued all the same; answers whether it is. @throws 409 saying why */
export async function checkAgreement(context: Context, { id }: Pick<BillRecord, 'id'>, reason?: string): Promise<boolean> {
  const lack = (await agreementLacks(context, [id])).get(id)
  if (lack === undefined || !isStopping(lack)) return false
  if (!reason) refuse(billingErrors.outsideAgreement, { why: agreementWords[lack] })
  return true
}
