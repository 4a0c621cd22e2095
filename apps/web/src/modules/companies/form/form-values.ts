import type { Company } from '@kxo/domain/companies/company-shape'

/** Some fields of a company, as the first values of a form. */
const only =
  <const K extends keyof Company>(...names: readonly K[]) =>
  (company: Company): Pick<Company, K> =>
    Object.fromEntries(names.map((name) => [name, company[name]])) as Pick<Company, K> // the names are those asked

/** First values of each block of the record, by what it shows. */
export const identityValues = only(
  'name',
  'siret',
  'is_foreign',
  'vat_number',
  'legal_form',
  'naf',
  'phone',
  'mail',
  'address',
  'address_complement',
  'code_postal',
  'town',
  'country',
  'departments',
)
export const headcountValues = only('employees_number', 'independents_number')
export const billingValues = only(
  'billing_address',
  'billing_address_complement',
  'billing_code_postal',
  'billing_town',
  'billing_country',
  'billing_mail',
  'needs_purchase_order',
  'chorus_service_code',
  'needs_chorus_commitment',
)
export const fundingValues = only('funder', 'funder_contact', 'collective_agreement')

const followed = only('manager', 'accounting_code', 'payment_days', 'in_annuary', 'is_adherent', 'is_prospect', 'is_funder')
const recruiting = only('is_recruiter', 'is_school')
type Params = { is_recruiting_platform: boolean; region_response: string }
export const followingValues = (company: Company, { is_recruiting_platform, region_response }: Params) => ({
  ...followed(company),
  ...(is_recruiting_platform && recruiting(company)),
  ...(region_response !== '' && { region: company.region }),
  ...(region_response === 'code_postal' && { is_region_manual: company.is_region_manual }),
})
