import * as z from 'zod/mini'
import { accountStatus } from '../identity/status.ts'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { email, optionally, optionalText, phone, postalCode, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'

/** A person of the tenant as a list shows it. */
export const ContactSummary = z.object({
  id: wire.id,
  first_name: z.string(),
  last_name: z.string(),
  mail: z.string(),
  phone: z.nullable(phone),
  company: z.nullable(wire.id),
  company_name: z.nullable(z.string()),
  profile_code: z.enum(profiles),
  is_admin: wire.flag,
  is_partner: wire.flag,
  is_adherent: wire.flag,
  is_prospect: wire.flag,
  status: accountStatus.wire,
  created_at: wire.instant,
})
export type ContactSummary = z.output<typeof ContactSummary>

/** A person's record (specification §3, User). */
export const Contact = z.object({
  ...ContactSummary.shape,
  birth_date: z.nullable(wire.day),
  address: z.nullable(z.string()),
  address_complement: z.nullable(z.string()),
  code_postal: z.nullable(z.string()),
  town: z.nullable(z.string()),
  country: z.string(),
  language: z.enum(['fr', 'en']),
  version: z.int(),
})
export type Contact = z.output<typeof Contact>

const details = {
  phone: optionally(phone),
  birth_date: optionally(wire.day),
  address: optionalText(200),
  address_complement: optionalText(200),
  code_postal: optionally(postalCode),
  town: optionalText(120),
  country: z.optional(z.string().check(z.length(2, 'wrongFormat'))),
  company: optionally(wire.id),
}

export const contactsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/users/',
    summary: 'People of the tenant',
    params: inClient,
    query: z.object({
      ...listQuery,
      company: z.optional(wire.id),
      kind: z.optional(z.enum(['members', 'prospects', 'to_validate', 'partners', 'admins'])),
    }),
    response: listOf(ContactSummary),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/',
    summary: 'A person’s record; one’s own, or any for those who follow people',
    access: 'link',
    params: inClientWithId,
    response: Contact,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/users/',
    summary: 'Add a person, and invite them to choose a password',
    params: inClient,
    body: z.object({
      first_name: requiredText(100),
      last_name: requiredText(100),
      mail: email,
      ...details,
      is_invited: z.optional(wire.flag),
    }),
    response: Contact,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/users/:id/',
    summary: 'Change a person’s details; a field left out is untouched',
    access: 'link',
    params: inClientWithId,
    body: z.object({
      version: wire.integer,
      first_name: z.optional(requiredText(100)),
      last_name: z.optional(requiredText(100)),
      ...details,
    }),
    response: Contact,
  }),
}
