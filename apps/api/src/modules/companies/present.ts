import type { Company } from '@kxo/domain/companies/contract'
import type { CompanyRow } from './queries.ts'

export const presentCompany = (row: CompanyRow): Company => ({
  id: row.id,
  name: row.name,
  siret: row.siret,
  address: row.address,
  code_postal: row.code_postal,
  town: row.town,
  country: row.country,
  employees_number: row.employees_number,
  independents_number: row.independents_number,
  people: row.people,
  version: row.version,
})
