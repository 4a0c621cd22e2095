import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { imageUpload } from '../kernel/images.ts'
import { listOf } from '../kernel/listing.ts'
import { email, optionalLines, requiredLines, requiredText, shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClient, inClientWithId } from '../tenants/contract.ts'
import { directoryFields } from './field.ts'

/** A person as the directory shows them: what they did not tick is null. */
export const DirectoryEntry = z.object({
  id: wire.id,
  first_name: z.string(),
  last_name: z.string(),
  job: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** Address of the logo of the company shown. */
  company_logo: z.nullable(z.string()),
  town: z.nullable(z.string()),
  /** Code of the département of the town shown. */
  department: z.nullable(z.string()),
  region: z.nullable(z.string()),
  specialities: z.array(z.string()),
  presentation: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  mail: z.nullable(z.string()),
  /** File of the portrait, which changes with it. */
  photo: z.nullable(wire.id),
  is_partner: z.boolean(),
})
export type DirectoryEntry = z.output<typeof DirectoryEntry>

export const DirectoryCompany = z.object({
  id: wire.id,
  name: z.string(),
  /** Address an image tag loads. */
  logo: z.nullable(z.string()),
  town: z.nullable(z.string()),
  department: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** People of it who let the directory say so. */
  people: z.int(),
})
export type DirectoryCompany = z.output<typeof DirectoryCompany>

/** A page holds 25 people at most: the directory is read, not copied. */
export const directoryPageSize = 25
const page = {
  page: z._default(z.optional(wire.integer.check(z.minimum(1), z.maximum(100_000))), 1),
  page_size: z._default(z.optional(wire.integer.check(z.minimum(1), z.maximum(directoryPageSize))), directoryPageSize),
  q: z.optional(z.string().check(z.maxLength(200))),
  /** In the order of the départements; those without one come last. */
  by: z.optional(z.enum(['department'])),
}
const companiesQuery = z.object(page)
export type DirectoryCompaniesQuery = z.output<typeof companiesQuery>
export const directoryQuery = z.object({
  ...page,
  region: z.optional(wire.id),
  department: z.optional(shortText(3)),
  company: z.optional(wire.id),
  speciality: z.optional(shortText(80)),
  /** Those who say they take part in events. */
  partner: z.optional(wire.flag),
})
export type DirectoryQuery = z.output<typeof directoryQuery>

const Filters = z.object({
  regions: z.array(z.object({ id: wire.id, name: z.string() })),
  departments: z.array(z.string()),
  /** The most shared first. */
  specialities: z.array(z.string()),
  has_partners: z.boolean(),
})

const Done = z.object({ done: z.literal(true) })
const message = requiredLines(3000)

const shownFields = z.array(z.enum(directoryFields))
export const DirectoryChoice = z.object({
  in_annuary: z.boolean(),
  fields: shownFields,
  presentation: z.nullable(z.string()),
  specialities: z.array(z.string()),
  consented_at: z.nullable(wire.instant),
  /** The consent asked, in the words kept as its proof. */
  asked: z.string(),
  /** Whether they may say that they take part in events. */
  is_partner: z.boolean(),
  /** What others see now. */
  entry: DirectoryEntry,
  version: z.int(),
})
export type DirectoryChoice = z.output<typeof DirectoryChoice>

export const directoryContract = {
  list: endpoint({
    method: 'GET',
    path: '/clients/:client/annuary/',
    summary: 'People who let the directory show them, with what each chose to show',
    params: inClient,
    query: directoryQuery,
    response: listOf(DirectoryEntry),
  }),
  filters: endpoint({
    method: 'GET',
    path: '/clients/:client/annuary/filters/',
    summary: 'Regions, departments and specialities someone shows',
    params: inClient,
    response: Filters,
  }),
  companies: endpoint({
    method: 'GET',
    path: '/clients/:client/annuary/companies/',
    summary: 'Companies of the directory',
    params: inClient,
    query: companiesQuery,
    response: listOf(DirectoryCompany),
  }),
  photo: endpoint({
    method: 'GET',
    path: '/clients/:client/annuary/:id/photo/',
    summary: 'The portrait a person lets the directory show',
    params: inClientWithId,
    streams: imageUpload.accept,
  }),
  card: endpoint({
    method: 'GET',
    path: '/clients/:client/annuary/:id/card/',
    summary: 'What a person shows, as a contact card (vCard 4.0)',
    params: inClientWithId,
    streams: ['text/vcard'],
  }),
  write: endpoint({
    method: 'POST',
    path: '/clients/:client/annuary/:id/messages/',
    summary: 'Write to a person without learning their address',
    params: inClientWithId,
    body: z.object({ message }),
    response: Done,
    status: 202,
  }),
  publicList: endpoint({
    method: 'GET',
    path: '/clients/:client/public/annuary/',
    summary: 'The directory a tenant publishes; phone and mail are never in it',
    access: 'public',
    params: inClient,
    query: directoryQuery,
    response: listOf(DirectoryEntry),
  }),
  publicFilters: endpoint({
    method: 'GET',
    path: '/clients/:client/public/annuary/filters/',
    summary: 'Regions, departments and specialities someone shows publicly',
    access: 'public',
    params: inClient,
    response: Filters,
  }),
  publicPhoto: endpoint({
    method: 'GET',
    path: '/clients/:client/public/annuary/:id/photo/',
    summary: 'The portrait a person lets the published directory show',
    access: 'public',
    params: inClientWithId,
    streams: imageUpload.accept,
  }),
  publicWrite: endpoint({
    method: 'POST',
    path: '/clients/:client/public/annuary/:id/messages/',
    summary: 'Write to a person of the published directory without learning their address',
    access: 'public',
    params: inClientWithId,
    body: z.object({ name: requiredText(200), mail: email, message }),
    response: Done,
    status: 202,
  }),
  choice: endpoint({
    method: 'GET',
    path: '/clients/:client/users/:id/annuary/',
    summary: 'What a person lets the directory show',
    params: inClientWithId,
    response: DirectoryChoice,
  }),
  choose: endpoint({
    method: 'PATCH',
    path: '/clients/:client/users/:id/annuary/',
    summary: 'Choose what the directory shows of oneself; the answer is kept with its date',
    params: inClientWithId,
    body: z.object({
      version: wire.integer,
      in_annuary: wire.flag,
      fields: wire.json(shownFields),
      presentation: optionalLines(2000),
      specialities: wire.json(z.array(requiredText(80)).check(z.maxLength(20, 'tooMany'))),
    }),
    response: DirectoryChoice,
  }),
}
