import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { optionally, optionalText, postalCode, requiredText, siret } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'

/** A company of the tenant's customers (specification §3). */
export const Company = z.object({
  id: wire.id,
  name: z.string(),
  siret: z.nullable(z.string()),
  address: z.nullable(z.string()),
  code_postal: z.nullable(z.string()),
  town: z.nullable(z.string()),
  country: z.string(),
  employees_number: z.nullable(z.int()),
  independents_number: z.nullable(z.int()),
  people: z.int(),
  version: z.int(),
})
export type Company = z.output<typeof Company>

const count = optionally(wire.integer.check(z.minimum(0)))
const details = {
  siret: optionally(siret),
  address: optionalText(200),
  code_postal: optionally(postalCode),
  town: optionalText(120),
  employees_number: count,
  independents_number: count,
}

export const companiesContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/',
    summary: 'Companies of the tenant',
    params: inClient,
    query: z.object(listQuery),
    response: listOf(Company),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/',
    summary: 'A company',
    params: inClientWithId,
    response: Company,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/',
    summary: 'Add a company',
    params: inClient,
    body: z.object({ name: requiredText(200), ...details }),
    response: Company,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/companies/:id/',
    summary: 'Change a company; a field left out is untouched',
    params: inClientWithId,
    body: z.object({ version: wire.integer, name: z.optional(requiredText(200)), ...details }),
    response: Company,
  }),
}
