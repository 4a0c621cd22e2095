import * as z from 'zod/mini'
import { accountStatus } from '../identity/status.ts'
import { endpoint } from '../kernel/contract.ts'
import { shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { firstHeadcountYear } from './rules.ts'

/** Someone of a company; referents first. */
export const CompanyPerson = z.object({
  id: wire.id,
  first_name: z.string(),
  last_name: z.string(),
  /** Shown to those who follow companies and to its referents. */
  mail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  job: z.nullable(z.string()),
  status: accountStatus.schema,
  is_referent: z.boolean(),
  role: z.string(),
})
export type CompanyPerson = z.output<typeof CompanyPerson>

export const Headcount = z.object({
  year: z.int(),
  employees: z.int(),
  independents: z.int(),
  declared_by_name: z.nullable(z.string()),
  declared_at: wire.instant,
})
export type Headcount = z.output<typeof Headcount>

export const HistoryLine = z.object({
  id: wire.id,
  at: wire.instant,
  action: z.string(),
  by: z.nullable(z.string()),
  acting_admin: z.nullable(z.string()),
  /** Field, before, after. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type HistoryLine = z.output<typeof HistoryLine>

const figure = wire.integer.check(z.minimum(0, 'min'), z.maximum(10_000_000, 'max'))
const inCompanyWithPerson = z.object({ ...inClientWithId.shape, user: wire.id })

export const companyPeopleContract = {
  people: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/people/',
    summary: 'People of a company, referents first',
    params: inClientWithId,
    response: z.array(CompanyPerson),
  }),
  addReferent: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/:id/referents/',
    summary: 'Name someone of the company its referent',
    params: inClientWithId,
    body: z.object({ user: wire.id, role: z._default(z.optional(shortText(80)), '') }),
    response: z.array(CompanyPerson),
    status: 201,
  }),
  removeReferent: endpoint({
    method: 'DELETE',
    path: '/clients/:client/companies/:id/referents/:user/',
    summary: 'Take the referent’s part from someone; the last one stays while registrations are under way',
    params: inCompanyWithPerson,
    response: z.array(CompanyPerson),
  }),
  headcounts: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/headcounts/',
    summary: 'People employed and self-employed, year by year',
    params: inClientWithId,
    response: z.array(Headcount),
  }),
  declareHeadcount: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/:id/headcounts/',
    summary: 'Declare the headcount on 31 December of a year that is over',
    params: inClientWithId,
    body: z.object({
      year: wire.integer.check(z.minimum(firstHeadcountYear, 'min')),
      employees: figure,
      independents: figure,
    }),
    response: z.array(Headcount),
    status: 201,
  }),
  history: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/history/',
    summary: 'What happened to a company, newest first',
    params: inClientWithId,
    response: z.array(HistoryLine),
  }),
}
