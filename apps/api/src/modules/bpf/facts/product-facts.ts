import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { payerNature } from '@kxo/domain/bpf/payer-nature'
import { productLine } from '@kxo/domain/bpf/product-line'
import { type RawBuilder, sql } from 'kysely'
import { soldAmounts } from '../../billing/index.ts'
import { type ExerciseScope, once } from './exercise-scope.ts'
import { natureOfCompany } from './payer-nature.ts'

const line = (key: Parameters<typeof productLine.codeOf>[0]) => sql.lit(productLine.codeOf(key))
const nature = (key: Parameters<typeof payerNature.codeOf>[0]) => sql.lit(payerNature.codeOf(key))
const live = sql.join(billStatus.codesOf('toPay', 'issued', 'paid', 'credited'))

/** The scheme a funding body pays under, as its name tells; the others are said bill by bill. */
const schemeOfFunder = sql`case
  when c.name ~* 'caisse des d|mon compte formation|\\mcpf\\M' then ${line('cpf')}
  when c.name ~* 'transitions pro' then ${line('transition')}
  when c.name ~* 'agefice|fif ?pl|fafcea|vivea' then ${line('selfEmployed')}
  else ${line('plan')} end`

/** A line whose income is beside teaching: goods (707) and ancillary services (708), such as meals, lodging and teaching tools (BPF-04 C11). */
const isBeside = sql`l.accounting_code ~ '^70[78]'`

/** The line of frame C of a bill: the one it was put in, else what its payer tells (BPF-07); null while nothing tells. */
const lineOfBill = sql`case
  when o.line is not null then o.line
  when e.id is null or not e.is_training then ${line('outside')}
  when bills.company_id is null then ${line('individuals')}
  when n.nature is null and coalesce(e.sheet ->> 'ordered_by', '') <> '' then ${line('trainingBodies')}
  when k.nature = ${nature('funder')} or (bills.is_funder_share and k.nature is distinct from ${nature('franceTravail')}) then ${schemeOfFunder}
  when k.nature = ${nature('abroad')} then ${line('other')}
  else k.nature end`

export type ProductFact = {
  id: number
  number: string
  payer: string
  company_id: number | null
  issue_date: string
  line: number | null
  is_stated: boolean
  cents: number
}

/** Every issued bill of the exercise and the line of frame C it is in; one that also sells meals or goods is in two. Cents without tax. */
export const productFacts = ({ entity_id, from, until }: ExerciseScope): RawBuilder<ProductFact> =>
  once(sql<ProductFact>`
  select part.id, part.number, part.payer, part.company_id, part.issue_date, part.line, bool_or(part.is_stated) as is_stated, sum(part.cents)::bigint as cents
    from (
      select b.id, b.number, b.payer, b.company_id, b.issue_date, share.line, b.is_stated and not share.is_beside as is_stated, share.cents
        from (
          select bills.id, bills.number, bills.company_id, bills.recipient_label as payer, bills.issue_date, (${lineOfBill})::smallint as line,
                 o.line is not null as is_stated, ${soldAmounts.ht} as cents,
                 (select sum(l.amount_ht) filter (where ${isBeside})::numeric / nullif(sum(l.amount_ht), 0)
                    from bill_lines l where l.tenant_id = bills.tenant_id and l.bill_id = bills.id) as beside
            from bills
            left join companies c on c.tenant_id = bills.tenant_id and c.id = bills.company_id
            left join bpf_payers n on n.tenant_id = c.tenant_id and n.company_id = c.id
            left join lateral (select ${natureOfCompany} as nature) k on true
            left join bpf_bills o on o.tenant_id = bills.tenant_id and o.bill_id = bills.id
            left join events a on bills.morph = 'Event' and a.tenant_id = bills.tenant_id and a.id = bills.morph_id
            left join events e on e.tenant_id = a.tenant_id and e.id = case when a.enrolment is null then a.id else a.parent_id end
           where bills.entity_id = ${entity_id} and bills.category in (${billCategory.codeOf('invoice')}, ${billCategory.codeOf('credit')})
             and bills.number is not null and bills.status in (${live})
             and bills.issue_date between ${from}::date and ${until}::date
        ) b
        cross join lateral (values
          (b.line, false, b.cents - round(b.cents * coalesce(b.beside, 0))),
          (case when b.line = ${line('outside')} then b.line else ${line('other')} end, true, round(b.cents * coalesce(b.beside, 0)))
        ) share(line, is_beside, cents)
       where share.cents <> 0 or not share.is_beside
    ) part
   group by part.id, part.number, part.payer, part.company_id, part.issue_date, part.line`)
