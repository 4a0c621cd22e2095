import { defaultZone } from '@kxo/domain/kernel/dates'
import { orderWords } from '@kxo/domain/registrations/ordering/order-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords } from '@kxo/domain/registrations/words'
import { sql } from 'kysely'
import type { CompaniesDependencies, CompanyLink } from '../companies/index.ts'

const cancelled = registrationStatus.codeOf('cancelled')

export const registrationsOfCompany: CompanyLink = { table: 'registrations', counted: registrationWords.counted }

export const payersOfCompany: CompanyLink = { table: 'registration_payers', counted: orderWords.counted }

/** Registrations of a company that stand and whose event is not over. */
export const openRegistrations: CompaniesDependencies['openRegistrations'] = async (db, companyId, now) => {
  const { count } = await db
    .selectFrom('registrations')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .select(sql<number>`count(*)`.as('count'))
    .where('registrations.company_id', '=', companyId)
    .where('registrations.status', '<>', cancelled)
    .where((eb) => eb.or([eb('events.end_date', 'is', null), eb('events.end_date', '>=', now)]))
    .executeTakeFirstOrThrow()
  return count
}

export const registrationsOfYear: CompaniesDependencies['registrationsOfYear'] = (year) =>
  sql<number>`(select count(*) from registrations r where r.tenant_id = companies.tenant_id and r.company_id = companies.id
    and r.status <> ${sql.lit(cancelled)} and r.created_at >= make_timestamptz(${sql.lit(year)}, 1, 1, 0, 0, 0, ${sql.lit(defaultZone)}))`
