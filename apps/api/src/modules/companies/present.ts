import type { Company, CompanySummary } from '@kxo/domain/companies/company-shape'
import { logoContract } from '@kxo/domain/companies/logo-contract'
import { may } from '@kxo/domain/companies/permissions'
import type { Actor } from '@kxo/domain/kernel/actor'
import { fillPath } from '@kxo/domain/kernel/contract'
import { apiBase } from '../../platform/http/serve.ts'
import type { CompanyLineRow, CompanyRow, FoundCompany } from './queries.ts'

/** Characters of the image's print that its address holds: nobody guesses it, and it changes with the image. */
const keyLength = 32
export const logoKeyOf = (sha256: string): string => sha256.slice(0, keyLength)

/** Address of a logo, which an image tag can load without a session. */
export const logoAddress = (client: string, companyId: number, sha256: string | null): string | null =>
  sha256 === null ? null : `${apiBase}${fillPath(logoContract.logoImage.path, { client, id: companyId })}?key=${logoKeyOf(sha256)}`

export const presentSummary = (row: CompanyLineRow, actor: Actor): CompanySummary => ({
  id: row.id,
  name: row.name,
  siret: row.siret,
  siren: row.is_foreign ? null : row.siren,
  code_postal: row.code_postal,
  town: row.town,
  departments: row.departments.join(';'),
  region_name: row.region_name,
  referent_name: row.referent_name,
  manager_name: row.manager_name,
  accounting_code: row.accounting_code,
  employees_number: row.employees_number,
  independents_number: row.independents_number,
  people: row.people,
  family: row.family,
  registrations_of_year: row.registrations_of_year,
  amount_due: may.seeAmounts(actor) ? row.amount_due : null,
  is_recruiter: row.is_recruiter,
  is_school: row.is_school,
  is_adherent: row.is_adherent,
  is_prospect: row.is_prospect,
  is_funder: row.is_funder,
  is_archived: row.archived_at !== null,
})

export const presentCompany = (
  row: CompanyRow & Partial<FoundCompany>,
  { actor, tenant }: { actor: Actor; tenant: { name: string } },
): Company => ({
  ...presentSummary(row, actor),
  is_foreign: row.is_foreign,
  vat_number: row.vat_number,
  legal_form: row.legal_form,
  naf: row.naf,
  collective_agreement: row.collective_agreement,
  funder: row.funder,
  funder_contact: row.funder_contact,
  phone: row.phone,
  mail: row.mail,
  address: row.address,
  address_complement: row.address_complement,
  country: row.country,
  billing_address: row.billing_address,
  billing_address_complement: row.billing_address_complement,
  billing_code_postal: row.billing_code_postal,
  billing_town: row.billing_town,
  billing_country: row.billing_country,
  billing_mail: row.billing_mail,
  needs_purchase_order: row.needs_purchase_order,
  chorus_service_code: row.chorus_service_code,
  needs_chorus_commitment: row.needs_chorus_commitment,
  payment_days: row.payment_days,
  region: row.region_id,
  is_region_manual: row.is_region_manual,
  manager: row.manager_id,
  in_annuary: row.in_annuary,
  logo: logoAddress(tenant.name, row.id, row.logo_sha256),
  merged_into: row.merged_into_id,
  version: row.version,
  changed_by: row.changed_by ?? null,
  changed_at: row.changed_at ? new Date(row.changed_at) : null,
})
