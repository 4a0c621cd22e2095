import { randomBytes } from 'node:crypto'
import { eventNature } from '@kxo/domain/events/nature'
import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { codeFrom } from '@kxo/domain/registrations/pass-text'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import type { TenantWorld } from './world.ts'

type NewSession = { title?: string; parent_id?: number; slots?: { start_at: Date; end_at: Date }[] }
export type Session = { id: number; url: string; title: string; slots: number[] }

/** A dated training with its half-days, straight in the database: what attendance and documents stand on. */
export async function aSession(
  tenant: TenantWorld,
  { title = 'Manager une équipe', parent_id, slots = [] }: NewSession = {},
): Promise<Session> {
  const url = `seance-${randomBytes(4).toString('hex')}`
  return tenant.inTenant(async (db) => {
    const { id } = await db
      .insertInto('events')
      .values({
        nature: eventNature.codeOf('activity'),
        url,
        title,
        parent_id: parent_id ?? null,
        is_active: true,
        is_training: true,
        start_date: slots[0]?.start_at ?? null,
        end_date: slots.at(-1)?.end_at ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('event_places').values({ event_id: id }).execute()
    const ids: number[] = []
    for (const slot of slots) {
      const row = await db
        .insertInto('slots')
        .values({ event_id: id, ...slot })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(row.id)
    }
    return { id, url, title, slots: ids }
  })
}

/** A registration with a code of its own. */
export const aRegistration = (
  tenant: TenantWorld,
  event_id: number,
  user_id: number,
  status: RegistrationStatus = 'registered',
  company_id: number | null = null,
): Promise<{ id: number; code: string }> =>
  tenant.inTenant((db) =>
    db
      .insertInto('registrations')
      .values({ event_id, user_id, company_id, status: registrationStatus.codeOf(status), code: codeFrom(randomBytes(10)) })
      .returning(['id', 'code'])
      .executeTakeFirstOrThrow(),
  )

/** Someone who leads an event, confirmed unless told. */
export const aPartnerOf = (tenant: TenantWorld, event_id: number, user_id: number, status: 'inProgress' | 'validated' = 'validated') =>
  tenant.inTenant((db) =>
    db
      .insertInto('event_partners')
      .values({ event_id, user_id, kind: partnerKind.codeOf('provider'), status: partnerStatus.codeOf(status) })
      .execute(),
  )

/** A session led by a confirmed partner, with one learner on its sheet. */
export async function aLedSession(tenant: TenantWorld, slots: NewSession['slots'], person: Parameters<TenantWorld['aPerson']>[0] = {}) {
  const event = await aSession(tenant, { slots })
  const [learner, trainer] = [await tenant.aPerson(person), await tenant.aPartner()]
  await aPartnerOf(tenant, event.id, trainer.id)
  return { event, learner, trainer, registration: await aRegistration(tenant, event.id, learner.id) }
}
