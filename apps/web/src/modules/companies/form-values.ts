import type { Company } from '@kxo/domain/companies/company-shape'

/** First values of each block of the record, by what it shows. */
export const identityValues = ({
  name,
  siret,
  is_foreign,
  vat_number,
  legal_form,
  naf,
  phone,
  mail,
  address,
  address_complement,
  code_postal,
  town,
  country,
  departments,
}: Company) => ({
  name,
  siret,
  is_foreign,
  vat_number,
  legal_form,
  naf,
  phone,
  mail,
  address,
  address_complement,
  code_postal,
  town,
  country,
  departments,
})

export const headcountValues = ({ employees_number, independents_number }: Company) => ({ employees_number, independents_number })

export const billingValues = (company: Company) => ({
  billing_address: company.billing_address,
  billing_address_complement: company.billing_address_complement,
  billing_code_postal: company.billing_code_postal,
  billing_town: company.billing_town,
  billing_country: company.billing_country,
  billing_mail: company.billing_mail,
  needs_purchase_order: company.needs_purchase_order,
  chorus_service_code: company.chorus_service_code,
  needs_chorus_commitment: company.needs_chorus_commitment,
})

export const fundingValues = ({ funder, funder_contact, collective_agreement }: Company) => ({
  funder,
  funder_contact,
  collective_agreement,
})

type Params = { is_recruiting_platform: boolean; region_response: string }
export const followingValues = (company: Company, { is_recruiting_platform, region_response }: Params) => ({
  manager: company.manager,
  accounting_code: company.accounting_code,
  payment_days: company.payment_days,
  in_annuary: company.in_annuary,
  is_adherent: company.is_adherent,
  is_prospect: company.is_prospect,
  is_funder: company.is_funder,
  ...(is_recruiting_platform && { is_recruiter: company.is_recruiter, is_school: company.is_school }),
  ...(region_response !== '' && { region: company.region }),
  ...(region_response === 'code_postal' && { is_region_manual: company.is_region_manual }),
})
