import * as z from 'zod/mini'
import { bareIdentifier } from '../kernel/identifiers.ts'
import { phone } from '../kernel/phone-field.ts'
import { email, optionally, optionalText, postalCode, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { departmentsFromText, hasRightNumber, hasRightVatNumber } from './rules.ts'

const text = z.nullable(z.string())
const flags = {
  is_recruiter: z.boolean(),
  is_school: z.boolean(),
  is_adherent: z.boolean(),
  is_prospect: z.boolean(),
  is_funder: z.boolean(),
}
export const companyFlags = ['is_adherent', 'is_prospect', 'is_recruiter', 'is_school', 'is_funder'] as const
export type CompanyFlag = (typeof companyFlags)[number]

/** A company as lists show it. */
export const CompanySummary = z.object({
  id: wire.id,
  name: z.string(),
  siret: text,
  siren: text,
  code_postal: text,
  town: text,
  departments: z.string(),
  region_name: text,
  referent_name: text,
  manager_name: text,
  accounting_code: text,
  employees_number: z.nullable(z.int()),
  independents_number: z.nullable(z.int()),
  people: z.int(),
  /** Establishments known of the same SIREN, this one included. */
  family: z.int(),
  registrations_of_year: z.int(),
  /** Null without the payments right. */
  amount_due: z.nullable(wire.money),
  ...flags,
  is_archived: z.boolean(),
})
export type CompanySummary = z.output<typeof CompanySummary>
/** A line of the list: the answers to the tenant's own fields shown as columns, by column. */
export const CompanyLine = z.object({ ...CompanySummary.shape, answers: z.record(z.string(), z.string()) })
export type CompanyLine = z.output<typeof CompanyLine>

/** Everything about a company. */
export const Company = z.object({
  ...CompanySummary.shape,
  is_foreign: z.boolean(),
  vat_number: text,
  legal_form: text,
  naf: text,
  collective_agreement: text,
  funder: text,
  funder_contact: text,
  phone: z.nullable(phone),
  mail: text,
  address: text,
  address_complement: text,
  country: z.string(),
  billing_address: text,
  billing_address_complement: text,
  billing_code_postal: text,
  billing_town: text,
  billing_country: text,
  billing_mail: text,
  needs_purchase_order: z.boolean(),
  chorus_service_code: text,
  needs_chorus_commitment: z.boolean(),
  payment_days: z.nullable(z.int()),
  region: z.nullable(wire.id),
  is_region_manual: z.boolean(),
  manager: z.nullable(wire.id),
  in_annuary: z.boolean(),
  logo: text,
  /** The record this one was merged into. */
  merged_into: z.nullable(wire.id),
  version: z.int(),
  /** Who wrote on the record last, and when. */
  changed_by: text,
  changed_at: z.nullable(wire.instant),
})
export type Company = z.output<typeof Company>

const number = optionally(z.string().check(z.trim(), z.maxLength(30, 'tooLong'), z.overwrite(bareIdentifier)))
const count = optionally(wire.integer.check(z.minimum(0, 'min'), z.maximum(10_000_000, 'max')))
const country = z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'wrongFormat')))
const departments = z.optional(
  z.string().check(
    z.maxLength(600, 'tooLong'),
    z.overwrite((typed) => departmentsFromText(typed) ?? typed),
    z.refine((typed) => departmentsFromText(typed) !== undefined, 'wrongFormat'),
  ),
)

/** What whoever speaks for a company writes of it. */
export const ownFields = {
  name: z.optional(requiredText(200)),
  siret: number,
  is_foreign: z.optional(wire.flag),
  vat_number: number,
  legal_form: optionalText(60),
  naf: optionally(
    z.string().check(
      z.trim(),
      z.overwrite((typed) => typed.replace(/\./g, '').toUpperCase()),
      z.regex(/^\d{4}[A-Z]$/, 'wrongFormat'),
    ),
  ),
  collective_agreement: optionally(z.string().check(z.trim(), z.regex(/^\d{4}$/, 'wrongFormat'))),
  funder: optionalText(80),
  funder_contact: optionalText(200),
  phone: optionally(phone),
  mail: optionally(email),
  address: optionalText(200),
  address_complement: optionalText(200),
  code_postal: optionally(postalCode),
  town: optionalText(120),
  country,
  departments,
  billing_address: optionalText(200),
  billing_address_complement: optionalText(200),
  billing_code_postal: optionally(postalCode),
  billing_town: optionalText(120),
  billing_country: optionally(z.string().check(z.regex(/^[A-Z]{2}$/, 'wrongFormat'))),
  billing_mail: optionally(email),
  needs_purchase_order: z.optional(wire.flag),
  chorus_service_code: optionalText(100),
  needs_chorus_commitment: z.optional(wire.flag),
  employees_number: count,
  independents_number: count,
}
/** What only those who follow companies write. */
export const followedFields = {
  accounting_code: optionalText(40),
  payment_days: optionally(wire.integer.check(z.minimum(0, 'min'), z.maximum(60, 'max'))),
  region: optionally(wire.id),
  is_region_manual: z.optional(wire.flag),
  manager: optionally(wire.id),
  in_annuary: z.optional(wire.flag),
  is_recruiter: z.optional(wire.flag),
  is_school: z.optional(wire.flag),
  is_adherent: z.optional(wire.flag),
  is_prospect: z.optional(wire.flag),
  is_funder: z.optional(wire.flag),
}

export const rightNumbers = [
  z.refine<Parameters<typeof hasRightNumber>[0]>(hasRightNumber, { error: 'siret', path: ['siret'] }),
  z.refine<Parameters<typeof hasRightVatNumber>[0]>(hasRightVatNumber, { error: 'vatNumber', path: ['vat_number'] }),
] as const
