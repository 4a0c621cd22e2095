import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { listOf, listQuery } from '../../kernel/listing.ts'
import { personName } from '../../kernel/person-name.ts'
import { email, optionalText, requiredLines, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { tenantKinds } from '../kind.ts'

export const TenantLine = z.object({
  id: wire.id,
  /** Lower-cased name used in addresses. */
  name: z.string(),
  label: z.string(),
  kind: z.enum(tenantKinds),
  formula: z.string(),
  is_suspended: z.boolean(),
  suspended_reason: z.nullable(z.string()),
  /** The day an announced suspension begins. */
  suspends_on: z.nullable(wire.day),
  /** What it is at the vendor: the company whose referent is led to the tenant's settings. */
  company: z.nullable(z.object({ id: wire.id, name: z.string() })),
  created_at: wire.instant,
  last_activity: z.nullable(wire.instant),
  people: z.int(),
  events: z.object({ used: z.int(), max: z.nullable(z.int()) }),
  admins: z.object({ used: z.int(), max: z.nullable(z.int()) }),
  mails: z.object({ used: z.int(), max: z.nullable(z.int()) }),
  version: z.int(),
})
export type TenantLine = z.output<typeof TenantLine>

const one = z.object({ id: wire.id })

/** All tenants together; nothing of it is about a person. */
const VendorFigures = z.object({
  active: z.int(),
  suspended: z.int(),
  people: z.int(),
  /** Since the month began. */
  events: z.int(),
  mails: z.int(),
  stored_bytes: z.int(),
})
export type VendorFigures = z.output<typeof VendorFigures>

export const vendorContract = {
  figures: endpoint({
    method: 'GET',
    path: '/clients-figures/',
    summary: 'What all tenants use together, for super administrators',
    response: VendorFigures,
  }),
  list: endpoint({
    method: 'GET',
    path: '/clients/',
    summary: 'Tenants, for super administrators',
    query: z.object(listQuery),
    writes: true,
    response: listOf(TenantLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:id/',
    summary: 'A tenant, for super administrators',
    params: one,
    writes: true,
    response: TenantLine,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/',
    summary: 'Create a tenant and invite its first administrator',
    body: z.object({
      name: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, { error: 'required', abort: true }), z.maxLength(60, 'tooLong')),
      label: requiredText(80),
      kind: z.enum(tenantKinds),
      formula: optionalText(80),
      first_name: personName(80),
      last_name: personName(80),
      mail: email,
    }),
    response: TenantLine,
    status: 201,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/clients/:id/suspension/',
    summary: 'Announce the suspension of a tenant, or suspend it at once without a day: nobody signs in, sessions are closed',
    params: one,
    body: z.object({ reason: requiredLines(500), suspends_on: z.optional(z.nullable(wire.day)) }),
    response: TenantLine,
  }),
  companies: endpoint({
    method: 'GET',
    path: '/clients/:id/company-choices/',
    summary: 'Companies of the vendor a tenant may be',
    params: one,
    query: z.object({ q: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.array(z.object({ id: wire.id, name: z.string() })),
  }),
  setCompany: endpoint({
    method: 'POST',
    path: '/clients/:id/company/',
    summary: 'Say which company of the vendor a tenant is; null for none',
    params: one,
    body: z.object({ company: z.nullable(wire.id) }),
    response: TenantLine,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/clients/:id/resumption/',
    summary: 'Open a suspended tenant again, or give up a suspension announced',
    params: one,
    response: TenantLine,
  }),
}
