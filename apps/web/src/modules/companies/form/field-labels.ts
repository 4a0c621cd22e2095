import { companyWords as w } from '@kxo/domain/companies/words'
import { formatPhone } from '@kxo/domain/kernel/phones'
import type { Locale, Sentence } from '@kxo/domain/kernel/sentence'

/** Fields of a company as a merge and the history name them. */
export const fieldLabels: Readonly<Record<string, Sentence>> = {
  name: w.name,
  siret: w.siret,
  is_foreign: w.isForeign,
  vat_number: w.vatNumber,
  legal_form: w.legalForm,
  naf: w.naf,
  collective_agreement: w.collectiveAgreement,
  funder: w.funder,
  funder_contact: w.funderContact,
  phone: w.phone,
  mail: w.mail,
  address: w.address,
  address_complement: w.addressComplement,
  code_postal: w.postalCode,
  town: w.town,
  country: w.country,
  departments: w.departments,
  region: w.region,
  region_id: w.region,
  is_region_manual: w.regionByHand,
  billing_address: w.address,
  billing_address_complement: w.addressComplement,
  billing_code_postal: w.postalCode,
  billing_town: w.town,
  billing_country: w.country,
  billing_mail: w.billingMail,
  needs_purchase_order: w.needsPurchaseOrder,
  chorus_service_code: w.chorusServiceCode,
  needs_chorus_commitment: w.needsChorusCommitment,
  payment_days: w.paymentDays,
  accounting_code: w.accountingCode,
  employees_number: w.employeesNumber,
  independents_number: w.independentsNumber,
  employees: w.employeesNumber,
  independents: w.independentsNumber,
  manager: w.manager,
  manager_id: w.manager,
  in_annuary: w.inAnnuary,
  is_adherent: w.isAdherent,
  is_prospect: w.isProspect,
  is_recruiter: w.isRecruiter,
  is_school: w.isSchool,
  is_funder: w.isFunder,
  referent: w.referent,
  merged: w.merge,
  archived_at: w.isArchived,
  logo: w.logo,
}

/** A value for the screen: a stored phone in pairs, the rest as written; null when there is none. */
export function shownValue(value: string | number | null, locale: Locale): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'number') return value.toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB')
  return /^\+\d{11,12}$/.test(value) ? formatPhone(value) : value
}
