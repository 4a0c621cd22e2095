import { randomUUID } from 'node:crypto'
import type { Profile } from '@kxo/domain/kernel/actor'
import { type Endpoint, fillPath, type Input, type Output } from '@kxo/domain/kernel/contract'
import type { Feature } from '@kxo/domain/tenants/features'
import { features } from '@kxo/domain/tenants/features'
import { glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import type { TenantParams } from '@kxo/domain/tenants/settings/params'
import * as z from 'zod/mini'
import type { Context } from '../platform/context.ts'
import { acrossTenants, type Queries, withTenant } from '../platform/database/tenancy.ts'
import { machineContext } from '../worker.ts'
import type { Program } from './program.ts'

/** A refusal as the wire says it. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  readonly details: { field: string; message: string }[]
  constructor(status: number, body: { code: string; message: string; details?: { field: string; message: string }[] }) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.details = body.details ?? []
  }
}

export type Persona = { id: number; mail: string; token: string }
type NewPersona = {
  mail?: string
  password_hash?: string
  first_name?: string
  last_name?: string
  profile_code?: Profile
  is_admin?: boolean
  is_super_admin?: boolean
  is_restricted?: 0 | 1 | 2
  is_partner?: boolean
  company_id?: number
  phone?: string
  address?: string | null
  code_postal?: string | null
  town?: string | null
  isLink?: boolean
}

/** Where people and companies of tests are invoiced (INV-20). */
export const postalAddress = { address: '8 rue des Tanneurs', code_postal: '69003', town: 'Lyon' }

/** The legal issuer every tenant bills with: fictitious numbers that pass their checks. */
const issuer = {
  name: 'Atelier des Savoirs SAS',
  siren: '123456782',
  siret: '12345678200010',
  vat_number: 'FR11123456782',
  legal_form: 'SAS',
  registry: 'RCS Nantes',
  address: '12 rue de la Fosse',
  code_postal: '44000',
  town: 'Nantes',
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPPNTE',
  is_default: true,
}

type NewTenant = { params?: Partial<TenantParams>; own?: readonly Feature[]; label?: string; name?: string }

/** A tenant in a line, and people in it with tokens, for tests that speak to the API as people do. */
export async function aTenant(
  program: Program,
  { params = {}, own = features, label = 'Essai', name = `t${randomUUID().slice(0, 12).replaceAll('-', '')}` }: NewTenant = {},
) {
  const { id } = await acrossTenants(program.database, ({ db }) =>
    db
      .insertInto('tenants')
      .values({ name, label, params: JSON.stringify(params), features: [...own], glossary: JSON.stringify(glossaryPresets.training) })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await withTenant(program.database, id, async ({ db }) => void (await db.insertInto('entities').values(issuer).execute()))
  const inTenant = <T>(work: (db: Queries) => Promise<T>): Promise<T> => withTenant(program.database, id, ({ db }) => work(db))

  /** Runs verbs as the product itself, in one transaction. */
  const asMachine = async <T>(work: (context: Context) => Promise<T>): Promise<T> => {
    const tenant = await program.services.tenants.find(id)
    if (!tenant) throw new Error(`tenant ${id} is gone`)
    return withTenant(program.database, id, (transaction) =>
      work(
        machineContext(program.services, tenant, transaction, (kind, data, options) =>
          program.jobs.send(transaction, id, kind, data, options),
        ),
      ),
    )
  }

  async function aPerson({ isLink = false, ...fields }: NewPersona = {}): Promise<Persona> {
    const unique = randomUUID()
    const sid = randomUUID()
    const mail = fields.mail ?? `${unique.slice(0, 8)}@essai.test`
    const userId = await inTenant(async (db) => {
      const user = await db
        .insertInto('users')
        .values({ unique_id: unique, first_name: 'Camille', last_name: 'Durand', ...postalAddress, ...fields, mail })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('sessions')
        .values({ id: sid, user_id: user.id, is_link: isLink, expires_at: new Date(Date.now() + 3_600_000) })
        .execute()
      return user.id
    })
    return { id: userId, mail, token: program.services.signAccess({ tid: id, sid }) }
  }

  return {
    id,
    name,
    inTenant,
    asMachine,
    aPerson,
    anAdmin: (fields: NewPersona = {}) => aPerson({ profile_code: 'ADM', is_admin: true, ...fields }),
    aReferent: (company_id: number) => aPerson({ profile_code: 'REF', company_id }),
    aPartner: () => aPerson({ is_partner: true }),
  }
}
export type TenantWorld = Awaited<ReturnType<typeof aTenant>>

type CallInput<E> = Input<E> & { headers?: Record<string, string> }

/** Calls an endpoint as a person (or as a visitor) by injection. @throws Refused as the wire said */
export async function callAs<E extends Endpoint>(
  program: Program,
  who: Persona | null,
  endpoint: E,
  input: CallInput<E>,
): Promise<Output<E>> {
  const {
    params = {},
    query = {},
    body,
    headers = {},
  } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; headers?: Record<string, string> }
  const encodedParams = endpoint.params ? z.encode(endpoint.params, params as never) : {}
  const encodedQuery = endpoint.query ? z.encode(endpoint.query, query as never) : {}
  const search = new URLSearchParams(
    Object.entries(encodedQuery as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]): [string, string] => [
        key,
        Array.isArray(value) && value.every((item) => typeof item !== 'object')
          ? value.join(',')
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value),
      ]),
  ).toString()
  const response = await program.app.inject({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, encodedParams as Record<string, unknown>)}${search ? `?${search}` : ''}`,
    headers: { 'accept-language': 'fr', ...(who && { authorization: `Bearer ${who.token}` }), ...headers },
    ...(endpoint.body && { payload: z.encode(endpoint.body, body as never) as object }),
  })
  if (response.statusCode >= 400) throw new Refused(response.statusCode, response.json())
  return (endpoint.response ? z.decode(endpoint.response, response.json() as never) : undefined) as Output<E>
}
