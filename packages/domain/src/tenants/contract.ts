import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { wire } from '../kernel/wire.ts'
import { TenantColours } from './appearance/colours.ts'
import { features } from './features.ts'
import { PublishedNotice } from './settings/notice.ts'
import { TenantParams } from './settings/params.ts'
import { ownTexts } from './settings/texts.ts'

/** Path parameter of every tenant call: the tenant's number or its lower-cased name. */
export const inClient = z.object({ client: z.string() })
export const inClientWithId = z.object({ client: z.string(), id: wire.id })

const Word = z.object({
  fr: z.object({ singular: z.string(), plural: z.string(), gender: z.enum(['m', 'f']), elision: z.boolean() }),
  en: z.object({ singular: z.string(), plural: z.string() }),
})

const Labels = z.record(z.string(), z.record(z.string(), z.object({ fr: z.string(), en: z.string() })))

/** What every screen needs to know of a tenant before anything is drawn; holds no secret and no personal data. */
export const ClientParams = z.object({
  id: wire.id,
  /** Lower-cased name used in addresses. */
  name: z.string(),
  label: z.string(),
  logo: z.nullable(z.string()),
  params: TenantParams,
  features: z.array(z.enum(features)),
  glossary: z.record(z.string(), Word),
  /** Labels said in the tenant's own words. */
  labels: z._default(Labels, {}),
  colours: TenantColours,
  languages: z.array(z.enum(['fr', 'en'])),
  /** What the vendor says of the service to this tenant, at present and for the days that come. */
  notices: z._default(z.array(PublishedNotice), []),
  /** Some of its events are trainings: the yearly return concerns it. */
  has_trainings: z._default(z.boolean(), false),
  /** Contributions are, or were, open to companies. */
  has_contributions: z._default(z.boolean(), false),
  /** Closed by the vendor: its pages say so, but those a person keeps a right to. */
  is_suspended: z._default(z.boolean(), false),
})
export type ClientParams = z.output<typeof ClientParams>

export const textNames = [...ownTexts, 'field_tabs', 'module_facturation', 'conditions_logiciel'] as const

const Country = z.object({ id: z.string(), name: z.string() })
const Context = z.object({
  id: wire.id,
  user: wire.id,
  fields: z.record(z.string(), z.unknown()),
  filters: z.record(z.string(), z.unknown()),
})
const ContextChange = z.object({
  user: z.optional(wire.id),
  fields: z.optional(wire.json(z.record(z.string(), z.unknown()))),
  filters: z.optional(wire.json(z.record(z.string(), z.unknown()))),
})

export const tenantsContract = {
  clientParams: endpoint({
    method: 'GET',
    path: '/get-client-params/',
    summary: 'Words, colours, features and parameters of a tenant',
    access: 'public',
    whileSuspended: true,
    query: z.object({ client: z.optional(z.string()) }),
    response: ClientParams,
  }),
  colours: endpoint({
    method: 'GET',
    path: '/get-css/:client/',
    summary: 'Custom colours of a tenant',
    access: 'public',
    params: inClient,
    response: TenantColours,
  }),
  logo: endpoint({
    method: 'GET',
    path: '/clients/:client/logo/',
    summary: 'Logo of a tenant',
    access: 'public',
    whileSuspended: true,
    params: inClient,
    streams: ['image/png', 'image/jpeg', 'image/gif'],
  }),
  chatbot: endpoint({
    method: 'GET',
    path: '/clients/:client/chatbot/',
    summary: 'The frame around the chat assistant of a tenant',
    access: 'public',
    params: inClient,
    streams: ['text/html'],
  }),
  clientField: endpoint({
    method: 'GET',
    path: '/clients/:client/get_client_fields/',
    summary: 'A text of the tenant, in responses.value',
    access: 'public',
    whileSuspended: true,
    params: inClient,
    query: z.object({ name: z.enum(textNames) }),
    response: z.object({ responses: z.object({ value: z.nullable(z.string()) }) }),
  }),
  countries: endpoint({
    method: 'GET',
    path: '/client-countries/',
    summary: 'Countries, in the caller’s language',
    access: 'public',
    response: z.array(Country),
  }),
  context: endpoint({
    method: 'GET',
    path: '/clients/:client/context/',
    summary: 'Saved columns and filters of the caller',
    params: inClient,
    response: z.array(Context),
  }),
  createContext: endpoint({
    stale: [],
    method: 'POST',
    path: '/clients/:client/context/',
    summary: 'Save columns and filters for the first time',
    params: inClient,
    body: ContextChange,
    response: Context,
    status: 201,
  }),
  changeContext: endpoint({
    stale: [],
    method: 'PATCH',
    path: '/clients/:client/context/:id/',
    summary: 'Change saved columns and filters',
    params: inClientWithId,
    body: ContextChange,
    response: Context,
  }),
}
