import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { billCategory } from '@kxo/domain/billing/category'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { MissingAgreement } from '@kxo/domain/signatures/agreement'
import { agreementKind, isWithPartner, partnerKinds } from '@kxo/domain/signatures/agreement-legal'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import type { AgreementMorph } from '@kxo/domain/signatures/kinds'
import { may } from '@kxo/domain/signatures/permissions'
import { partnerProposal, proposalFor } from '@kxo/domain/signatures/proposal'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'

/** Those who hold or are about to hold a place; a contract is signed before the registration is final (FOR-10). */
const called = sql.join(registrationStatus.codesOf('toPay', 'toValidate', 'registered', 'present', 'signedIn'))
const company = sql.lit(payerKind.codeOf('company'))
const self = sql.lit(payerKind.codeOf('self'))
const funder = sql.lit(payerKind.codeOf('funder'))
const refused = sql.lit(funderStatus.codeOf('rejected'))
/** Who is billed says who pays where nobody was asked. */
const invoice = sql.lit(billCategory.codeOf('invoice'))
const teachers = sql.join(partnerKind.codesOf('provider', 'contributor'))

type Payer = {
  event_id: number
  event_title: string
  start_date: Date | null
  payer: number
  company_id: number | null
  user_id: number | null
  party: string
  people: string[]
  registrations: number[]
}
type Teacher = {
  event_id: number
  event_title: string
  start_date: Date | null
  user_id: number
  party: string
  activity_number: string | null
}
export type Uncovered = MissingAgreement & { registrations: number[] }

/** Trainings sold that are not over: what is to prepare is prepared before they are. */
const ahead = (now: Date) => sql`e.is_active and e.cancelled_at is null and coalesce(e.end_date, e.start_date, ${now}) >= ${now}`

const payers = ({ now }: Context, event: number | undefined) => sql<Payer>`
  with paid as (
    select r.id, r.event_id, r.user_id as person,
        case when r.is_company_paid then ${company} when p.kind = ${funder} and r.manual_status = ${refused} then case when p.company_id is null then ${self} else ${company} end else coalesce(p.kind, case when b.company_id is null then ${self} else ${company} end) end as payer,
        case when r.is_company_paid then r.company_id when p.kind is null then b.company_id when p.kind <> ${self} then coalesce(p.company_id, r.company_id) end as company_id
      from registrations r left join registration_payers p on p.tenant_id = r.tenant_id and p.registration_id = r.id
      left join lateral (select i.company_id from bills i where i.tenant_id = r.tenant_id and i.registration_id = r.id and i.category = ${invoice}
        order by i.id desc limit 1) b on true
     where r.tenant_id = current_tenant() and r.status in (${called}) ${event === undefined ? sql`` : sql`and r.event_id = ${event}`}
       and not exists (select from agreement_registrations c join agreements a on a.tenant_id = c.tenant_id and a.id = c.agreement_id
         where c.tenant_id = r.tenant_id and c.registration_id = r.id and a.is_live))
  select e.id as event_id, e.title as event_title, e.start_date, min(paid.payer)::int as payer, paid.company_id,
      case when paid.company_id is null then paid.person end as user_id,
      coalesce(min(c.name), min(u.first_name || ' ' || u.last_name)) as party,
      array_agg(u.first_name || ' ' || u.last_name order by u.last_name, u.first_name, paid.id) as people,
      array_agg(paid.id order by paid.id) as registrations
    from paid
    join events e on e.tenant_id = current_tenant() and e.id = paid.event_id and e.is_training and e.is_payable and ${ahead(now)}
    join users u on u.tenant_id = current_tenant() and u.id = paid.person
    left join companies c on c.tenant_id = current_tenant() and c.id = paid.company_id
   group by e.id, e.title, e.start_date, paid.company_id, case when paid.company_id is null then paid.person end
   order by e.start_date nulls last, e.id, party
   limit 500`

const partners = ({ now }: Context, event: number | undefined) => sql<Teacher>`
  select distinct on (e.start_date, e.id, u.id) e.id as event_id, e.title as event_title, e.start_date, u.id as user_id,
      u.first_name || ' ' || u.last_name as party, p.activity_number
    from event_partners ep
    join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id and e.is_training and ${ahead(now)}
    join users u on u.tenant_id = ep.tenant_id and u.id = ep.user_id
    left join partners p on p.tenant_id = ep.tenant_id and p.user_id = ep.user_id and p.kind = ep.kind
   where ep.tenant_id = current_tenant() and ep.status = ${partnerStatus.codeOf('validated')} and ep.kind in (${teachers})
     ${event === undefined ? sql`` : sql`and ep.event_id = ${event}`}
     and not exists (select from agreements a where a.tenant_id = ep.tenant_id and a.event_id = ep.event_id and a.user_id = ep.user_id and a.is_live
       and a.kind in (${sql.join(agreementKind.codesOf(...partnerKinds))}))
   order by e.start_date nulls last, e.id, u.id
   limit 500`

/** What is still to prepare, of one event or of all that are not over. */
export async function missingAgreements(context: Context, event?: number): Promise<Uncovered[]> {
  const [bought, taught] = [await payers(context, event).execute(context.db), await partners(context, event).execute(context.db)]
  return [
    ...bought.rows.map(({ payer, ...row }) => ({ ...row, ...proposalFor({ payer: payerKind.keyOf(payer), company_id: row.company_id }) })),
    ...taught.rows.map(({ activity_number, ...row }) => ({
      ...row,
      ...partnerProposal(activity_number),
      company_id: null,
      people: [],
      registrations: [],
    })),
  ]
}

const isOf = (morph: AgreementMorph | undefined, { kind, company_id }: Uncovered): boolean => {
  const isPartner = isWithPartner(kind)
  return morph === 'partner'
    ? isPartner
    : morph === 'company'
      ? company_id !== null
      : morph === 'user'
        ? company_id === null && !isPartner
        : true
}

export const listMissing: Verb<typeof signaturesContract.missing> = async (context, { query }) => {
  const { actor } = context
  authorize(may.readAgreements(actor) && (query.morph !== 'partner' || may.readPartnerAgreements(actor)))
  const all = await missingAgreements(context, query.event)
  return all
    .filter((one) => isOf(query.morph, one) && (may.readPartnerAgreements(actor) || !isOf('partner', one)))
    .map(({ registrations: _, ...shown }) => shown)
}
