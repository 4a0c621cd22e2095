import * as z from 'zod/mini'
import { AnswersBody } from '../fields/answers-body.ts'
import { accountStatus } from '../identity/status.ts'
import { profiles } from '../kernel/actor.ts'
import { endpoint } from '../kernel/contract.ts'
import { listOf, listQuery } from '../kernel/listing.ts'
import { personName } from '../kernel/person-name.ts'
import { phone } from '../kernel/phone-field.ts'
import { email, optionally, optionalText, postalCode, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { adminLevel } from './admin-level.ts'
import { contactKinds } from './kinds.ts'
import { civilities, duplicateReasons, grantedProfiles } from './rules.ts'
import { TeamFigures } from './team-contract.ts'

export { contactKinds } from './kinds.ts'

/** Tabs of the list. */

/** A person of the tenant as a list shows it. */
export const ContactSummary = z.object({
  id: wire.id,
  civility: z.nullable(z.enum(civilities)),
  first_name: z.string(),
  last_name: z.string(),
  mail: z.string(),
  phone: z.nullable(phone),
  job: z.nullable(z.string()),
  code: z.nullable(z.string()),
  company: z.nullable(wire.id),
  company_name: z.nullable(z.string()),
  profile_code: z.enum(profiles),
  is_admin: wire.flag,
  is_super_admin: wire.flag,
  is_partner: wire.flag,
  is_adherent: wire.flag,
  is_prospect: wire.flag,
  status: accountStatus.wire,
  region: z.nullable(wire.id),
  region_name: z.nullable(z.string()),
  manager: z.nullable(wire.id),
  manager_name: z.nullable(z.string()),
  language: z.enum(['fr', 'en']),
  /** File of the portrait, which changes with it. */
  avatar: z.nullable(wire.id),
  last_login_at: z.nullable(wire.instant),
  last_registration_at: z.nullable(wire.instant),
  created_at: wire.instant,
})
export type ContactSummary = z.output<typeof ContactSummary>

/** A line of the list: the answers to the tenant's own fields shown as columns, by column; the figures of the people of one company. */
const ContactLine = z.object({ ...ContactSummary.shape, answers: z.record(z.string(), z.string()), figures: z.nullable(TeamFigures) })
export type ContactLine = z.output<typeof ContactLine>

/** A person's record (User). */
export const Contact = z.object({
  ...ContactSummary.shape,
  birth_date: z.nullable(wire.day),
  address: z.nullable(z.string()),
  address_complement: z.nullable(z.string()),
  code_postal: z.nullable(z.string()),
  town: z.nullable(z.string()),
  country: z.string(),
  is_region_manual: wire.flag,
  employees_number: z.nullable(z.int()),
  independents_number: z.nullable(z.int()),
  in_annuary: wire.flag,
  accounting_code: z.nullable(z.string()),
  has_tasks: wire.flag,
  is_restricted: adminLevel.wire,
  /** Whether they sign in with a password: their address is then theirs to change. */
  has_password: wire.flag,
  version: z.int(),
  /** Who changed the record last, and when. */
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(wire.instant),
})
export type Contact = z.output<typeof Contact>

const count = optionally(wire.integer.check(z.minimum(0), z.maximum(9_999_999)))
const details = {
  civility: optionally(z.enum(civilities)),
  job: optionalText(120),
  phone: optionally(phone),
  birth_date: optionally(wire.day),
  address: optionalText(200),
  address_complement: optionalText(200),
  code_postal: optionally(postalCode),
  town: optionalText(120),
  country: z.optional(z.string().check(z.length(2, 'wrongFormat'))),
  company: optionally(wire.id),
  manager: optionally(wire.id),
  profile_code: z.optional(z.enum(grantedProfiles)),
  is_adherent: z.optional(wire.flag),
  is_prospect: z.optional(wire.flag),
  accounting_code: optionalText(60),
  code: optionalText(60),
  employees_number: count,
  independents_number: count,
  language: z.optional(z.enum(['fr', 'en'])),
}

const Duplicate = z.object({
  id: wire.id,
  first_name: z.string(),
  last_name: z.string(),
  mail: z.string(),
  company_name: z.nullable(z.string()),
  reason: z.enum(duplicateReasons),
})
export type Duplicate = z.output<typeof Duplicate>

const Choice = z.object({ id: wire.id, label: z.string() })

export const contactsContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/users/',
    summary: 'People of the tenant; `company=mine` is a referent’s own team',
    params: inClient,
    query: z.object({
      ...listQuery,
      company: z.optional(z.union([z.literal('mine'), wire.id])),
      kind: z.optional(z.enum(contactKinds)),
    }),
    response: listOf(ContactLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  duplicates: endpoint({
    method: 'GET',
    path: '/clients/:client/users/duplicates/',
    summary: 'People who may be the one being typed: same mail, same phone, or a close name in the same company',
    params: inClient,
    query: z.object({
      mail: z.optional(shortText(254)),
      phone: z.optional(shortText(30)),
      first_name: z.optional(shortText(100)),
      last_name: z.optional(shortText(100)),
      company: z.optional(wire.id),
      except: z.optional(wire.id),
    }),
    response: z.array(Duplicate),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/clients/:client/users/choices/',
    summary: 'The first people or companies whose name holds what is typed',
    params: inClient,
    query: z.object({ of: z.enum(['person', 'company']), q: z.optional(z.string().check(z.maxLength(100))) }),
    response: z.array(Choice),
  }),
  towns: endpoint({
    method: 'GET',
    path: '/clients/:client/towns/',
    summary: 'Towns the tenant’s records give to a postal code, the most frequent first',
    params: inClient,
    query: z.object({ code_postal: z.string().check(z.maxLength(10)) }),
    response: z.array(z.string()),
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/',
    summary: 'A person’s record; one’s own, one’s team’s professional part, or any for those who follow people',
    access: 'link',
    params: inClientWithId,
    response: Contact,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/users/',
    summary: 'Add a person, and invite them to choose a password; a referent adds to their own company',
    params: inClient,
    body: z.object({
      ...details,
      first_name: personName(100),
      last_name: personName(100),
      mail: email,
      is_invited: z.optional(wire.flag),
      answers: z.optional(AnswersBody),
    }),
    response: Contact,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/users/:id/',
    summary: 'Change a person’s details; a field left out, or not the caller’s to change, is untouched',
    access: 'link',
    params: inClientWithId,
    body: z.object({
      ...details,
      version: wire.integer,
      first_name: z.optional(personName(100)),
      last_name: z.optional(personName(100)),
      mail: z.optional(email),
      region: optionally(wire.id),
      is_region_manual: z.optional(wire.flag),
      in_annuary: z.optional(wire.flag),
      is_partner: z.optional(wire.flag),
    }),
    response: Contact,
  }),
}
