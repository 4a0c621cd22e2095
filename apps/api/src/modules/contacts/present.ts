import type { Contact, ContactSummary } from '@kxo/domain/contacts/contract'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Profile } from '@kxo/domain/kernel/actor'
import type { ContactRow } from './queries.ts'

export const presentSummary = (row: ContactRow): ContactSummary => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  mail: row.mail,
  phone: row.phone,
  company: row.company_id,
  company_name: row.company_name,
  profile_code: row.profile_code as Profile,
  is_admin: row.is_admin,
  is_partner: row.is_partner,
  is_adherent: row.is_adherent,
  is_prospect: row.is_prospect,
  status: accountStatus.keyOf(row.status),
  created_at: row.created_at,
})

export const presentContact = (row: ContactRow): Contact => ({
  ...presentSummary(row),
  birth_date: row.birth_date,
  address: row.address,
  address_complement: row.address_complement,
  code_postal: row.code_postal,
  town: row.town,
  country: row.country,
  language: row.language as 'fr' | 'en',
  version: row.version,
})
