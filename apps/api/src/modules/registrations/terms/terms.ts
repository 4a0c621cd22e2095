import { createHash } from 'node:crypto'
import { refuse } from '@kxo/domain/kernel/errors'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { registrationErrors } from '@kxo/domain/registrations/errors'
import { may } from '@kxo/domain/registrations/permissions'
import type { AcceptedTerms, PendingTerms, termsContract } from '@kxo/domain/registrations/terms/terms-contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { applicableTerms } from '../../events/index.ts'
import { trace } from '../../traces/index.ts'
import { findRegistration, lockRegistration, type RegistrationRow } from '../queries.ts'

const fingerprintOf = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** The wording that applies to a registration, and when it was accepted for it. */
async function wordingFor(context: Context, row: Pick<RegistrationRow, 'id' | 'terms_version_id'>) {
  const wording = await applicableTerms(context, row)
  if (!wording) return undefined
  const accepted = await context.db
    .selectFrom('registration_terms')
    .select('accepted_at')
    .where('registration_id', '=', row.id)
    .where('text_version_id', '=', wording.id)
    .executeTakeFirst()
  return { ...wording, accepted_at: accepted?.accepted_at ?? null }
}

export async function pendingTerms(context: Context, row: Pick<RegistrationRow, 'id' | 'terms_version_id'>): Promise<PendingTerms | null> {
  const wording = await wordingFor(context, row)
  return wording ? { wording: wording.id, published_at: wording.published_at, accepted_at: wording.accepted_at } : null
}

/** Whether conditions are still to be accepted for a registration. */
export const isAwaitingTerms = async (context: Context, row: Pick<RegistrationRow, 'id' | 'terms_version_id'>): Promise<boolean> =>
  (await wordingFor(context, row))?.accepted_at === null

export const readTerms: Verb<typeof termsContract.readTerms> = async (context, { params }) => {
  const row = found(await findRegistration(context.db, params.id))
  authorize(may.read(context.actor, row))
  const { id, text, published_at, accepted_at } = found(await wordingFor(context, row))
  return { wording: id, published_at, accepted_at, text, sha256: fingerprintOf(text) }
}

/** Keeps as evidence that a person accepted for themselves the wording they read. @throws 403 for another's, 409 when it is no longer the one */
export const acceptTerms: Verb<typeof termsContract.acceptTerms> = async (context, { params, body }) => {
  const { db, actor, now } = context
  const row = found(await lockRegistration(db, params.id))
  authorize(isSelf(actor, row))
  const { id, text, published_at } = found(await wordingFor(context, row))
  if (id !== body.wording || fingerprintOf(text) !== body.sha256) refuse(registrationErrors.termsChanged)
  const accepted = await db
    .insertInto('registration_terms')
    .values({ registration_id: row.id, text_version_id: id, sha256: body.sha256, accepted_by: actor.user_id, accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('text_version_id')
    .executeTakeFirst()
  if (accepted)
    await trace(context, {
      action: 'accept_conditions',
      event_id: row.event_id,
      subject_id: row.id,
      info: body.sha256,
      change: { wording: id, published_at },
    })
  return found((await pendingTerms(context, row)) ?? undefined)
}

/** Every wording accepted for a registration, as evidence. */
export async function acceptedTermsOf(db: Queries, registration_id: number): Promise<AcceptedTerms[]> {
  const rows = await db
    .selectFrom('registration_terms as accepted')
    .innerJoin('text_versions as wording', (join) =>
      join.onRef('wording.tenant_id', '=', 'accepted.tenant_id').onRef('wording.id', '=', 'accepted.text_version_id'),
    )
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'accepted.tenant_id').onRef('users.id', '=', 'accepted.accepted_by'))
    .select(['wording.id as wording', 'wording.created_at as published_at', 'accepted.accepted_at', 'accepted.sha256'])
    .select(['users.first_name', 'users.last_name'])
    .where('accepted.registration_id', '=', registration_id)
    .orderBy('accepted.accepted_at')
    .execute()
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    by_name: first_name === null ? null : `${first_name} ${last_name}`,
  }))
}
