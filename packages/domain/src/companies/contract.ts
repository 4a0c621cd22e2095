import * as z from 'zod/mini'
import { AnswersBody } from '../fields/answers-body.ts'
import { BulkPreview } from '../kernel/bulk-preview.ts'
import { endpoint } from '../kernel/contract.ts'
import { Filter, listOf, listQuery } from '../kernel/listing.ts'
import { personName } from '../kernel/person-name.ts'
import { email, optionally, requiredLines, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { Company, CompanyLine, followedFields, ownFields, rightNumbers } from './company-shape.ts'
import { companyKinds } from './kinds.ts'

export type { CompanyKind } from './kinds.ts'

const Done = z.object({ done: z.literal(true) })
const kind = z.optional(z.enum(companyKinds))
/** What is chosen of a list: some, or all that it finds. */
const chosen = {
  ids: z.optional(z.array(wire.id).check(z.maxLength(1000, 'tooMany'))),
  found: z.optional(z.object({ q: z.optional(z.string()), filters: z.optional(z.array(Filter)), kind })),
}

/** What is known of a number before a company is added. */
export const CompanyLookup = z.object({
  is_right: z.boolean(),
  vat_number: z.nullable(z.string()),
  /** The record that bears this very number. */
  known: z.nullable(z.object({ id: wire.id, name: z.string() })),
  /** Establishments of the same SIREN. */
  family: z.array(z.object({ id: wire.id, name: z.string(), code_postal: z.nullable(z.string()), town: z.nullable(z.string()) })),
  proposed: z.nullable(
    z.object({
      name: z.string(),
      legal_form: z.nullable(z.string()),
      naf: z.nullable(z.string()),
      collective_agreement: z.nullable(z.string()),
      funder: z.nullable(z.string()),
    }),
  ),
})
export type CompanyLookup = z.output<typeof CompanyLookup>

/** What many companies are given. */
const changeable = z.object({
  manager: z.optional(z.nullable(wire.id)),
  region: z.optional(z.nullable(wire.id)),
  is_adherent: z.optional(wire.flag),
  is_prospect: z.optional(wire.flag),
  is_recruiter: z.optional(wire.flag),
  is_school: z.optional(wire.flag),
  is_funder: z.optional(wire.flag),
})
export type BulkChange = z.output<typeof changeable>

export const BulkReport = z.object({
  changed: z.int(),
  /** Names the act, to undo it. */
  act: z.string(),
  skipped: z.array(z.object({ id: wire.id, name: z.string(), reason: z.string() })),
})
export type BulkReport = z.output<typeof BulkReport>

const newReferentFields = ['referent_first_name', 'referent_last_name', 'referent_mail'] as const
type NewReferent = Partial<Record<(typeof newReferentFields)[number], string | null | undefined>>
/** Whoever is added at once is told whole. */
const newReferent = newReferentFields.map((name) =>
  z.refine<NewReferent>((referent) => Boolean(referent[name]) || newReferentFields.every((other) => !referent[other]), {
    error: 'required',
    path: [name],
  }),
)

export const companiesContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/',
    summary: 'Companies of the tenant',
    params: inClient,
    query: z.object({ ...listQuery, kind, siren: z.optional(z.string().check(z.regex(/^\d{9}$/, 'siret'))) }),
    response: listOf(CompanyLine),
    streams: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/lookup/',
    summary: 'What is known of a SIRET or SIREN',
    params: inClient,
    query: z.object({ siret: z.string().check(z.maxLength(40)) }),
    response: CompanyLookup,
  }),
  choices: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/choices/',
    summary: 'Who may follow a company',
    params: inClient,
    response: z.object({ managers: z.array(z.object({ id: wire.id, full_name: z.string() })) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/',
    summary: 'A company',
    params: inClientWithId,
    response: Company,
  }),
  create: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/',
    summary: 'Add a company; one already known is refused',
    params: inClient,
    body: z
      .object({
        ...ownFields,
        ...followedFields,
        name: requiredText(200),
        /** Someone of no company yet, or someone who is added at once and invited. */
        referent: z.optional(z.nullable(wire.id)),
        referent_first_name: optionally(personName(100)),
        referent_last_name: optionally(personName(100)),
        referent_mail: optionally(email),
        answers: z.optional(AnswersBody),
      })
      .check(...rightNumbers, ...newReferent),
    response: Company,
    status: 201,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/companies/:id/',
    summary: 'Change a company; a field left out is untouched',
    params: inClientWithId,
    body: z.object({ version: wire.integer, ...ownFields, ...followedFields }).check(...rightNumbers),
    response: Company,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clients/:client/companies/:id/',
    summary: 'Delete a company nothing depends on',
    params: inClientWithId,
    response: Done,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/:id/archiving/',
    summary: 'Put a company aside, or take it back',
    params: inClientWithId,
    body: z.object({ version: wire.integer, is_archived: wire.flag }),
    response: Company,
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/bulk/',
    summary: 'Change the flags, the manager or the region of many companies; tells which were left and why',
    params: inClient,
    body: z.object({ ...chosen, set: changeable }),
    response: BulkReport,
  }),
  previewBulk: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/bulk/preview/',
    summary: 'How many companies that would change, the first of them before and after, which would be left and why; nothing is written',
    params: inClient,
    body: z.object({ ...chosen, set: changeable }),
    reads: true,
    response: BulkPreview,
  }),
  undoMany: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/bulk/undo/',
    summary: 'Give back what companies held before one’s own act on many; those changed since are left',
    params: inClient,
    body: z.object({ act: requiredText(100) }),
    response: z.object({ restored: z.int(), left: z.int() }),
  }),
  referentsOf: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/referents/',
    summary: 'Who speaks for many companies, and how many companies have nobody; nothing is written',
    params: inClient,
    body: z.object(chosen),
    response: z.object({ people: z.array(wire.id), without: z.int() }),
  }),
  family: endpoint({
    method: 'GET',
    path: '/clients/:client/companies/:id/family/',
    summary: 'Establishments of the same SIREN, this one included',
    params: inClientWithId,
    response: z.array(
      z.object({
        id: wire.id,
        name: z.string(),
        siret: z.nullable(z.string()),
        town: z.nullable(z.string()),
        people: z.int(),
        employees_number: z.nullable(z.int()),
      }),
    ),
  }),
  mistake: endpoint({
    method: 'POST',
    path: '/clients/:client/companies/:id/mistakes/',
    summary: 'Tell the referent that something on the record is wrong: it becomes their task',
    params: inClientWithId,
    body: z.object({ message: requiredLines(2000) }),
    response: Done,
    status: 201,
  }),
}
