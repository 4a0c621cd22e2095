import type { Contact } from '@kxo/domain/contacts/contract'
import type { ContactField } from '@kxo/domain/contacts/rules'
import { contactWords as w } from '@kxo/domain/contacts/words'
import { profileNames } from '@kxo/domain/identity/profile'
import type { Profile } from '@kxo/domain/kernel/actor'
import type { Sentence } from '@kxo/domain/kernel/sentence'

/** What each field of a record is called, on its form, in a conflict and in its history. */
export const fieldLabels: Readonly<Record<ContactField, Sentence>> = {
  civility: w.civility,
  first_name: w.firstName,
  last_name: w.lastName,
  job: w.job,
  phone: w.phone,
  birth_date: w.birthDate,
  address: w.address,
  address_complement: w.addressComplement,
  code_postal: w.postalCode,
  town: w.town,
  country: w.country,
  language: w.language,
  mail: w.mail,
  company: w.company,
  manager: w.manager,
  region: w.region,
  is_region_manual: w.regionByHand,
  profile_code: w.profile,
  is_adherent: w.member,
  is_prospect: w.prospect,
  in_annuary: w.inDirectory,
  is_partner: w.isPartner,
  code: w.code,
  accounting_code: w.accountingCode,
  employees_number: w.employees,
  independents_number: w.independents,
}

export const civilityNames = { mr: w.mr, mrs: w.mrs } as const
export const languageNames = { fr: w.french, en: w.english } as const
export const profileOptions = (['USR', 'REF', 'REC', 'CNS'] as const).map((value) => ({ value, label: profileNames[value] }))
export const optionsIn = <K extends string>(names: Readonly<Record<K, Sentence>>) =>
  (Object.keys(names) as K[]).map((value) => ({ value, label: names[value] }))

/** A stored value in words, for those whose code says nothing. */
export function nameOfValue(field: string, value: unknown): Sentence | undefined {
  const text = String(value)
  if (field === 'civility') return civilityNames[text as 'mr']
  if (field === 'language') return languageNames[text as 'fr']
  if (field === 'profile_code') return profileNames[text as Profile]
  return undefined
}

/** First values of the form of a record, with the version they come from. */
export const valuesOf = (contact: Contact, fields: readonly ContactField[]) => ({
  ...Object.fromEntries(fields.map((name) => [name, contact[name]])),
  // An administrator's profile is no choice of this form.
  ...(contact.profile_code === 'ADM' ? { profile_code: undefined } : {}),
  version: contact.version,
})
