import * as z from 'zod/mini'
import { endpoint, type Schema } from '../../kernel/contract.ts'
import { wire } from '../../kernel/wire.ts'
import { workStatus } from '../../kernel/work-status.ts'
import { retainedKinds } from '../ending/retention.ts'
import type { ParamTab } from './param-places.ts'
import { paramsSheet, revisionFields, version } from './settings-fields.ts'

type At = (tab: string) => string
/** A read that leaves a trace, as that of a visitor from another tenant does. */
export type Crossing = { writes?: true }

const read = <const P extends Schema, const F extends z.core.$ZodLooseShape>(
  at: At,
  { params, ...crossing }: Crossing & { params: P },
  tab: ParamTab,
  summary: string,
  facts: F,
) =>
  endpoint({
    method: 'GET',
    path: at(tab),
    summary,
    params,
    ...crossing,
    response: z.object({ ...revisionFields, ...paramsSheet(tab).shape, ...facts }),
  })

const save = <const P extends Schema>(at: At, params: P, tab: ParamTab, summary: string) =>
  endpoint({
    method: 'PATCH',
    path: at(tab),
    summary,
    params,
    body: z.object({ version, ...paramsSheet(tab).shape }),
    response: z.object({ version }),
  })

/** Who takes cards: Stripe once its keys are set in the program, else the built-in bank for trying. */
export const paymentProviders = ['stripe', 'test_bank'] as const

const TenantExport = z.object({
  export: z.nullable(
    z.object({ status: workStatus.wire, done: z.int(), total: z.int(), asked_at: wire.instant, expires_at: z.nullable(wire.instant) }),
  ),
})

/** The sheets made of parameters alone, each read and saved apart. */
export const paramSheetsAt = <const P extends Schema>(at: At, params: P, crossing: Crossing) => ({
  params: read(at, { params, ...crossing }, 'params', 'Parameters of a tenant', {}),
  saveParams: save(at, params, 'params', 'Set parameters'),
  organisation: read(at, { params, ...crossing }, 'organisation', 'How a tenant works: times, deadlines', {}),
  saveOrganisation: save(at, params, 'organisation', 'Set how the tenant works'),
  sending: read(at, { params, ...crossing }, 'sending', 'Who mails come from, who answers reach, how they end', {
    /** Whether mails leave, or stay readable in the outbox; and the address they leave from. */
    is_delivered: z.boolean(),
    from_address: z.string(),
  }),
  saveSending: save(at, params, 'sending', 'Set how mails are sent'),
  payment: read(at, { params, ...crossing }, 'payment', 'Means of payment and deadlines', {
    provider: z.enum(paymentProviders),
    has_feature: z.boolean(),
  }),
  savePayment: save(at, params, 'payment', 'Set how people pay'),
  access: read(at, { params, ...crossing }, 'access', 'Who opens an account, and how sessions end', { open_sessions: z.int() }),
  saveAccess: save(at, params, 'access', 'Set who comes in'),
  closeSessions: endpoint({
    method: 'DELETE',
    path: `${at('access')}sessions/`,
    summary: 'Close every session of the tenant but the caller’s',
    params,
    response: z.object({ closed: z.int() }),
  }),
  retention: endpoint({
    method: 'GET',
    path: `${at('data')}retention/`,
    summary: 'What the nightly retention removed over the last year, the latest first',
    params,
    ...crossing,
    response: z.object({
      runs: z.array(z.object({ at: wire.instant, removed: z.array(z.object({ kind: z.enum(retainedKinds), n: z.int() })) })),
    }),
  }),
  tenantExport: endpoint({
    method: 'GET',
    path: `${at('data')}export/`,
    summary: 'How the last export of the whole tenant stands',
    params,
    ...crossing,
    response: TenantExport,
  }),
  askTenantExport: endpoint({
    method: 'POST',
    path: `${at('data')}export/`,
    summary: 'Gather everything the tenant holds in one archive, kept seven days',
    params,
    response: TenantExport,
    status: 202,
  }),
  downloadTenantExport: endpoint({
    method: 'GET',
    path: `${at('data')}export/archive/`,
    summary: 'The archive of the last export',
    params,
    streams: ['application/zip'],
    writes: true,
  }),
  data: read(at, { params, ...crossing }, 'data', 'How long data are kept (PRV-22)', {}),
  saveData: save(at, params, 'data', 'Set how long data are kept (PRV-22)'),
})
