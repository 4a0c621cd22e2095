import { isOrganisation, partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { individualDepositLimit } from '@kxo/domain/payments/rules'
import { printWords as w } from '@kxo/domain/signatures/agreement-legal'
import type { AgreementContent } from '@kxo/domain/signatures/content'
import { sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import { issuerOf } from '../../attendance/index.ts'
import { termDaysOf } from '../../billing/index.ts'
import { getEvent } from '../../events/index.ts'
import { duePrice, findRegistrations } from '../../registrations/index.ts'
import type { Uncovered } from './missing.ts'

type Addressed = { address: string | null; code_postal: string | null; town: string | null }
const addressOf = ({ address, code_postal, town }: Addressed): string =>
  [address, [code_postal, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** Whom it binds, and who represents a company. */
async function partyOf({ db }: Context, { company_id, user_id }: Uncovered): Promise<AgreementContent['party']> {
  if (company_id === null) {
    const person = found(
      await db
        .selectFrom('users')
        .select(['first_name', 'last_name', 'address', 'code_postal', 'town'])
        .where('id', '=', user_id ?? 0)
        .executeTakeFirst(),
    )
    const partner = await db.selectFrom('partners').select(['organisation', 'siret']).where('user_id', '=', user_id).executeTakeFirst()
    const name = `${person.first_name} ${person.last_name}`
    return {
      name: partner?.organisation || name,
      address: addressOf(person),
      siret: partner?.siret ?? '',
      representative: partner?.organisation ? name : '',
    }
  }
  const company = found(
    await db
      .selectFrom('companies as c')
      .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.referent_id'))
      .select(['c.name', 'c.siret', 'c.address', 'c.code_postal', 'c.town'])
      .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('representative'))
      .where('c.id', '=', company_id)
      .executeTakeFirst(),
  )
  return { name: company.name, address: addressOf(company), siret: company.siret ?? '', representative: company.representative ?? '' }
}

/** Those who teach, each with what the law asks of them; a line that ends on nothing is still to write. */
async function trainersOf({ db, language: { say } }: Context, event_id: number): Promise<string> {
  const rows = await db
    .selectFrom('event_partners as e')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .leftJoin('partners as p', (join) =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.user_id', '=', 'e.user_id').onRef('p.kind', '=', 'e.kind'),
    )
    .select(['u.first_name', 'u.last_name', 'p.titles', 'e.kind'])
    .where('e.event_id', '=', event_id)
    .where('e.status', '=', partnerStatus.codeOf('validated'))
    .orderBy('e.id')
    .execute()
  return rows
    .filter(({ kind }) => !isOrganisation(partnerKind.keyOf(kind)))
    .map(({ first_name, last_name, titles }) => say(w.trainerLine, { name: `${first_name} ${last_name}`, titles: titles ?? '' }).trimEnd())
    .join('\n')
}

async function pricedOf(context: Context, uncovered: Uncovered): Promise<{ amount_ht: number; amount: number }> {
  if (uncovered.registrations.length === 0) {
    const part = await context.db
      .selectFrom('event_partners')
      .select('fee')
      .where('event_id', '=', uncovered.event_id)
      .where('user_id', '=', uncovered.user_id)
      .where('fee', 'is not', null)
      .executeTakeFirst()
    return { amount_ht: part?.fee ?? 0, amount: part?.fee ?? 0 }
  }
  const prices = []
  for (const row of await findRegistrations(context.db, uncovered.registrations)) prices.push(await duePrice(context, row))
  return {
    amount_ht: prices.reduce((sum, price) => sum + (price?.amount_ht ?? 0), 0),
    amount: prices.reduce((sum, price) => sum + (price?.amount_ttc ?? 0), 0),
  }
}

/** What an agreement says, from the event, its payer and who organises it; what none of them says is left to write. */
export async function draftContent(context: Context, uncovered: Uncovered): Promise<AgreementContent> {
  const { db, language } = context
  const { say } = language
  const event = await getEvent(db, uncovered.event_id)
  const issuer = await issuerOf(context, event.id)
  const { sheet } = event
  const place = await db
    .selectFrom('locations')
    .select('name')
    .where('id', '=', event.location_id ?? 0)
    .executeTakeFirst()
  const isPerson = uncovered.kind === 'individual'
  const isTaught = uncovered.registrations.length > 0
  const rate = Math.min(event.downpayment_rate || individualDepositLimit, individualDepositLimit)
  return {
    title: event.title,
    objective: sheet.objective ?? '',
    programme: sheet.content || sheet.operational_objectives || '',
    minutes: event.minutes,
    start_date: event.start_date,
    end_date: event.end_date,
    time_zone: event.time_zone,
    place: [place?.name, event.town, event.is_online ? say(w.remote) : null].filter(Boolean).join(', '),
    headcount: [
      isTaught && say(w.headcountOf, { n: uncovered.registrations.length }),
      event.max_participants !== null && say(w.headcountAtMost, { n: event.max_participants }),
    ]
      .filter(Boolean)
      .join(', '),
    learners: uncovered.people,
    prior_level: sheet.prerequisites ?? '',
    methods: sheet.methods ?? '',
    assessment: sheet.assessment ?? '',
    sanction: sheet.sanction ?? '',
    trainer_titles: await trainersOf(context, event.id),
    ...(await pricedOf(context, uncovered)),
    payment_terms: isPerson
      ? say(w.paymentIndividual, { rate })
      : isTaught
        ? say(w.paymentCompany, { n: await termDaysOf(context, uncovered) })
        : '',
    early_end: say(w.earlyEndDefault),
    disability_referent: sheet.disability_referent ?? '',
    party: await partyOf(context, uncovered),
    body: {
      name: issuer.name,
      address: issuer.address ?? '',
      siret: issuer.siret ?? '',
      representative: issuer.representative ?? '',
      activity_number: issuer.activity_number ?? '',
      activity_region: issuer.activity_region ?? '',
    },
  }
}
