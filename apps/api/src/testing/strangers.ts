import { randomUUID } from 'node:crypto'
import type { Program } from './program.ts'
import type { TenantWorld } from './world.ts'

export type Stranger = {
  name: string
  sid: string
  token: string
  user_id: number
  tenant: TenantWorld
  isLink: boolean
  acting: number | null
}

/** Everyone a tenant knows, with the session they will try with; and the administrators of another, one of the vendor's rank. */
export async function strangersIn(tenant: TenantWorld, elsewhere: TenantWorld): Promise<Stranger[]> {
  const company_id = await tenant.inTenant(async (db) => {
    const company = await db.insertInto('companies').values({ name: 'Ailleurs' }).returning('id').executeTakeFirstOrThrow()
    return company.id
  })
  const admin = await tenant.anAdmin()
  const acted = await tenant.aPerson()
  const one = (name: string, user_id: number, overrides: Partial<Stranger> = {}): Stranger => ({
    name,
    sid: '',
    token: '',
    user_id,
    tenant,
    isLink: false,
    acting: null,
    ...overrides,
  })
  return [
    one('USR', (await tenant.aPerson()).id),
    one('USR by link', (await tenant.aPerson()).id, { isLink: true }),
    one('partner', (await tenant.aPartner()).id),
    one('REF', (await tenant.aReferent(company_id)).id),
    one('REC', (await tenant.aPerson({ profile_code: 'REC', company_id })).id),
    one('CNS', (await tenant.aPerson({ profile_code: 'CNS' })).id),
    one('ADM1', (await tenant.anAdmin({ is_restricted: 1 })).id),
    one('ADM2', (await tenant.anAdmin({ is_restricted: 2 })).id),
    one('ADM0', admin.id),
    one('ADM0 acting as USR', acted.id, { acting: admin.id }),
    one('super administrator elsewhere', (await elsewhere.anAdmin({ is_super_admin: true })).id, { tenant: elsewhere }),
  ]
}

/** Tenants and people as they are now; answers the function that puts them back so, with fresh sessions, whatever was tried meanwhile. */
export async function asTheyAre(program: Program, strangers: readonly Stranger[]): Promise<() => Promise<void>> {
  const { pool } = program.database
  const tenants = [...new Set(strangers.map(({ tenant }) => tenant))]
  const rowsOf = async (table: string, ids: number[]): Promise<string> => {
    const { rows } = await pool.query<{ r: object }>(`select to_jsonb(t) as r from ${table} t where id = any($1)`, [ids])
    return JSON.stringify(rows.map(({ r }) => r))
  }
  const first = {
    tenants: await rowsOf(
      'tenants',
      tenants.map(({ id }) => id),
    ),
    users: await rowsOf(
      'users',
      strangers.map(({ user_id }) => user_id),
    ),
  }
  return async () => {
    await pool.query(
      `update tenants t set params = k.params, features = k.features, suspended_at = null from jsonb_populate_recordset(null::tenants, $1) k where t.id = k.id`,
      [first.tenants],
    )
    await pool.query(
      `update users u set status = k.status, profile_code = k.profile_code, company_id = k.company_id, is_admin = k.is_admin, is_super_admin = k.is_super_admin,
              is_restricted = k.is_restricted, is_partner = k.is_partner, totp_secret = null, totp_confirmed_at = null
         from jsonb_populate_recordset(null::users, $1) k where u.tenant_id = k.tenant_id and u.id = k.id`,
      [first.users],
    )
    program.services.tenants.forget()
    const expires_at = new Date(Date.now() + 3_600_000)
    for (const stranger of strangers) {
      stranger.sid = randomUUID()
      stranger.token = program.services.signAccess({ tid: stranger.tenant.id, sid: stranger.sid })
    }
    for (const tenant of tenants) {
      const sessions = strangers
        .filter((stranger) => stranger.tenant === tenant)
        .map(({ sid, user_id, isLink, acting }) => ({ id: sid, user_id, is_link: isLink, acting_admin_id: acting, expires_at }))
      await tenant.inTenant((db) => db.insertInto('sessions').values(sessions).execute())
    }
  }
}
