import { randomUUID } from 'node:crypto'
import type { Session, SessionUser } from '@kxo/domain/identity/contract'
import { identityErrors } from '@kxo/domain/identity/errors'
import type { Actor } from '@kxo/domain/kernel/actor'
import { kernelErrors, type ProductErrorKind } from '@kxo/domain/kernel/errors'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { sql } from 'kysely'
import { type Claims, type Context, refuseKeeping } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { acrossTenants, type FirstStatement as TransactionOpening } from '../../../platform/database/tenancy.ts'
import type { Identification } from '../../../platform/http/caller.ts'
import { secretKey } from '../../../platform/secret-keys.ts'
import { paramsOf } from '../../tenants/index.ts'
import { blockedCodes, isBlocked } from '../login/is-blocked.ts'
import { pendingRequirements } from '../login/pending-requirements.ts'
import { presentSessionUser } from '../present.ts'
import { findSessionUser } from '../queries.ts'
import {
  type ActingColumns,
  actingAdminColumn,
  actorBehind,
  columnsOfPerson,
  excludedStatuses,
  mayStillAct,
  type PersonActing,
} from './actor-behind.ts'
import { hashOf } from './hash-of.ts'
import { revokeSession } from './revoke-sessions.ts'

const days = 24 * 60 * 60 * 1000
/** Refresh tokens live 30 days, or less as the tenant chooses; a personal link's session one day, acting as someone half of one. */
const life = { link: days, acting: days / 2 }
/** An administrator idle for 30 minutes signs in again (PRV-41): a session is seen to live each time its 15-minute token is exchanged. */
const idleLife = 45 * 60_000

/** Who acts as the person: `id` is 0 for an administrator of another tenant, `session_id` their own session. */
export type Acting = { id: number; name: string; tenant_id: number; session_id: string; expires_at: Date }
type Opening = { isLink?: boolean /** Where its link leads. */; path?: string; acting?: Acting }

/** Opens a session for a person: access token, refresh token, and what the screens need. */
export async function openSession(context: Context, userId: number, { isLink = false, path, acting }: Opening = {}): Promise<Session> {
  const id = randomUUID()
  const lifeOf = ({ tenant }: Context) => (isLink ? life.link : acting ? life.acting : paramsOf(tenant).session_days * days)
  const ends = context.now.getTime() + lifeOf(context)
  await context.db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      is_link: isLink,
      link_path: path ?? null,
      acting_admin_id: acting?.id ?? null,
      acting_admin_name: acting?.name ?? null,
      acting_tenant_id: acting?.tenant_id ?? null,
      acting_session_id: acting?.session_id ?? null,
      user_agent: context.request.user_agent,
      address: context.request.address,
      expires_at: new Date(Math.min(ends, acting?.expires_at.getTime() ?? ends)),
    })
    .execute()
  return tokensOf(context, id, userId)
}

async function tokensOf(context: Context, sessionId: string, userId: number): Promise<Session> {
  const refresh = `${context.tenant.id}.${secretKey()}`
  await context.db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashOf(refresh), session_id: sessionId })
    .execute()
  const row = await findSessionUser(context.db, sessionId, userId)
  const user: SessionUser = presentSessionUser(row, context)
  return {
    access: context.services.signAccess({ tid: context.tenant.id, sid: sessionId }),
    refresh,
    is_partner: row.is_partner,
    is_referent: row.profile_code === 'REF',
    user,
    user_admin: row.is_admin,
    client_id: context.tenant.id,
    client: context.tenant.name,
  }
}

/**
 * Exchanges a refresh token for new ones. @throws 401 for a dead session, one whose person was shut out meanwhile or an
 * administrator's left idle (PRV-41); a spent token that is replayed revokes the whole family
 */
export async function rotate(context: Context, refresh: string): Promise<Session> {
  const { db, now } = context
  const token = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', (join) =>
      join.onRef('sessions.id', '=', 'refresh_tokens.session_id').onRef('sessions.tenant_id', '=', 'refresh_tokens.tenant_id'),
    )
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'sessions.tenant_id').onRef('users.id', '=', 'sessions.user_id'))
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.expires_at',
      'sessions.revoked_at',
      'sessions.last_used_at',
      'sessions.acting_session_id',
      'sessions.acting_tenant_id',
      'refresh_tokens.spent_at',
      'users.status',
      'users.is_admin',
    ])
    .where('token_hash', '=', hashOf(refresh))
    .forUpdate(['refresh_tokens', 'sessions'])
    .executeTakeFirst()
  if (!token || token.expires_at < now) return refuseKeeping(kernelErrors.noSession)
  if (token.spent_at) {
    await revokeSession(context, token.id, 'replay')
    return refuseKeeping(kernelErrors.closedForSecurity)
  }
  if (token.revoked_at) return refuseKeeping(kernelErrors.noSession)
  if (token.acting_session_id && !(await actsStill(context, token.id))) {
    await revokeSession(context, token.id, 'acting ended')
    return refuseKeeping(kernelErrors.noSession)
  }
  const isIdle = token.is_admin && now.getTime() - token.last_used_at.getTime() > idleLife
  if (isIdle || isBlocked(token.status)) {
    await revokeSession(context, token.id, isIdle ? 'idle' : 'account closed')
    return refuseKeeping(kernelErrors.noSession)
  }
  await db.updateTable('refresh_tokens').set({ spent_at: now }).where('token_hash', '=', hashOf(refresh)).execute()
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', token.id).execute()
  if (token.acting_session_id && token.acting_tenant_id === context.tenant.id)
    await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', token.acting_session_id).execute()
  return tokensOf(context, token.id, token.user_id)
}

/** Whether the administrator of a session held in someone's name could still open it. */
async function actsStill({ db, tenant }: Context, sessionId: string): Promise<boolean> {
  const { rows } = await sql<PersonActing & ActingColumns>`select ${sql.raw(`${columnsOfPerson('u')}, ${actingAdminColumn}`)}
    from sessions s join users u on u.tenant_id = s.tenant_id and u.id = s.user_id where s.id = ${sessionId}`.execute(db)
  const row = rows[0]
  return row !== undefined && mayStillAct(row, row, paramsOf(tenant).is_recruiting_platform)
}

/** How many sessions of the tenant are open. */
export async function countOpenSessions({ db, now }: Context): Promise<number> {
  const { n } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Among sessions of any tenant, those that still let their person in. */
export const openSessionsAmong = (database: Database, sessions: readonly string[]): Promise<ReadonlySet<string>> =>
  acrossTenants(
    database,
    async ({ db }) => {
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'sessions.tenant_id').onRef('users.id', '=', 'sessions.user_id'))
        .select('sessions.id')
        .where('sessions.id', 'in', [...sessions])
        .where('sessions.revoked_at', 'is', null)
        .where('sessions.expires_at', '>', new Date())
        .where('users.status', 'not in', blockedCodes)
        .where((where) =>
          where.or([
            where('sessions.acting_session_id', 'is', null),
            where.exists(
              where
                .selectFrom('sessions as own')
                .select('own.id')
                .whereRef('own.tenant_id', '=', 'sessions.acting_tenant_id')
                .whereRef('own.id', '=', 'sessions.acting_session_id')
                .where('own.revoked_at', 'is', null)
                .where('own.expires_at', '>', new Date()),
            ),
          ]),
        )
        .execute()
      return new Set(rows.map(({ id }) => id))
    },
    { readOnly: true },
  )

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Whether a text may be the number of a session at all. */
export const isSessionId = (text: string): boolean => uuid.test(text)
type OpeningRow = PersonActing &
  ActingColumns & {
    session_id: string
    is_link: boolean
    acting_admin_id: number | null
    acting_admin_name: string | null
    is_recruiting: boolean
    admins_need_totp: boolean
  }

/** What a held session is answered; an incomplete profile is asked by the screen alone, which must be able to save it. */
function refusalOf(row: OpeningRow): ProductErrorKind | undefined {
  const pending = pendingRequirements(row)
  if (pending === 'awaiting') return identityErrors.awaitingValidation
  return pending === 'secondFactor' ? identityErrors.needsSecondFactor : undefined
}

/** Reads the session and its person as they are now, in the round trip that begins the transaction. */
export const identification: Identification = {
  clientNamedBy({ client: clientOfQuery }, { client = clientOfQuery, refresh }) {
    const carried = typeof refresh === 'string' ? /^(\d{1,10})\./.exec(refresh)?.[1] : undefined
    return carried ?? (typeof client === 'string' || typeof client === 'number' ? client : undefined)
  },
  openingFor: ({ sid }: Claims): TransactionOpening => ({
    text: `select ${columnsOfPerson('u')}, ${actingAdminColumn}, s.id as session_id, s.is_link, s.acting_admin_id, s.acting_admin_name, set_config('app.acting_admin', coalesce(s.acting_admin_name, ''), true),
        coalesce((t.params ->> 'is_recruiting_platform')::boolean, false) as is_recruiting,
        coalesce((t.params ->> 'admins_need_totp')::boolean, false) as admins_need_totp
      from sessions s join tenants t on t.id = s.tenant_id join users u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = current_tenant() and s.id = $1 and s.revoked_at is null and s.expires_at > now() and u.status not in (${excludedStatuses})`,
    values: [isSessionId(sid) ? sid : null],
  }),
  actorFrom(rows): { actor: Actor; language: Locale; refusal?: ProductErrorKind } | undefined {
    const row = rows[0] as OpeningRow | undefined
    if (!row || !mayStillAct(row, row, row.is_recruiting)) return undefined
    const refusal = refusalOf(row)
    return {
      ...(refusal && { refusal }),
      language: row.language as Locale,
      actor: actorBehind(row, row),
    }
  },
}
