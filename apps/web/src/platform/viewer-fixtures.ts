import { type Session, Session as SessionSchema } from '@kxo/domain/identity/contract'
import { ClientParams } from '@kxo/domain/tenants/contract'
import * as z from 'zod/mini'
import { type Viewer, viewerOf } from './viewer.ts'

export type Changes = Omit<Partial<Session>, 'user'> & { user?: Partial<Session['user']> }

/** A tenant of tests: everything at its default but what is given. */
export const tenantOf = (
  name: string,
  changes: {
    params?: object
    features?: string[]
    glossary?: object
    is_suspended?: boolean
    has_trainings?: boolean
    has_contributions?: boolean
  } = {},
): ClientParams =>
  z.decode(ClientParams, {
    id: name.length,
    name,
    label: name,
    logo: null,
    params: changes.params ?? {},
    features: changes.features ?? [],
    glossary: changes.glossary ?? {},
    colours: {},
    languages: ['fr', 'en'],
    is_suspended: changes.is_suspended ?? false,
    has_trainings: changes.has_trainings ?? false,
    has_contributions: changes.has_contributions ?? false,
  } as never)

/** An access token signed at a moment, good for a quarter of an hour as the server's are. */
export function tokenSigned(at: Date): string {
  const iat = Math.floor(at.getTime() / 1000)
  return `header.${btoa(JSON.stringify({ iat, exp: iat + 15 * 60 }))}.signature`
}

/** A session of tests: a plain user unless told. */
export function sessionOf(tenant: ClientParams, { user, ...changes }: Changes = {}): Session {
  const person = {
    client: tenant.id,
    avatar: null,
    company: null,
    company_name: null,
    region_name: null,
    profile_name: null,
    acting_admin: null,
  }
  const rights = { profile_has_task: false, is_admin: false, is_super_admin: false, is_restricted: 0, is_restricted_session: false }
  return z.decode(SessionSchema, {
    access: 'access-1',
    refresh: 'refresh-1',
    is_partner: false,
    is_referent: false,
    user_admin: false,
    client_id: tenant.id,
    client: tenant.name,
    ...changes,
    user: {
      id: 7,
      mail: 'ana@forma.test',
      first_name: 'Ana',
      last_name: 'Roy',
      profile_code: 'USR',
      language: 'fr',
      ...person,
      ...rights,
      ...user,
    },
  } as never)
}

export const viewerAt = (tenant: ClientParams, changes: Changes = {}): Viewer => viewerOf(sessionOf(tenant, changes), tenant)
