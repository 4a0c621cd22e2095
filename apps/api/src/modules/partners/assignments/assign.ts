import { adminEvent, event as eventAddress } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { EventPartner, partnersContract } from '@kxo/domain/partners/contract'
import { partnersErrors } from '@kxo/domain/partners/errors'
import { isOrganisation, partnerKind } from '@kxo/domain/partners/kind'
import { myPlanning } from '@kxo/domain/partners/paths'
import { may } from '@kxo/domain/partners/permissions'
import { type PartnerStatus, partnerStatus } from '@kxo/domain/partners/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import { publish } from '../../../platform/http/live.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { MomentName } from '../../../platform/mail.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { partnersOf } from '../queries.ts'
import { holdSlots, planningNews } from './hold-slots.ts'
import { mailDueMission } from './mail-due-mission.ts'

export const eventFacts = async ({ db }: Context, id: number) =>
  found(
    await db
      .selectFrom('events')
      .select(['id', 'title', 'start_date', 'end_date', 'time_zone', 'responsible_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )

export const chosenSlots = ({ db }: Context, event_id: number, ids: readonly number[] | undefined) =>
  db
    .selectFrom('slots')
    .select(['id', 'event_id', 'start_at', 'end_at'])
    .where('event_id', '=', event_id)
    // A key is never null, so that nothing is found.
    .$if(ids !== undefined, (query) => (ids?.length ? query.where('id', 'in', [...ids]) : query.where('id', 'is', null as never)))
    .orderBy('start_at')
    .execute()

/** One part of an event. @throws 404 */
export const getPartner = async ({ db }: Context, event_id: number, id: number): Promise<EventPartner> =>
  found((await partnersOf(db, event_id)).find((partner) => partner.id === id))

const momentsOf: Partial<Record<PartnerStatus, MomentName>> = {
  inProgress: 'assign_partner',
  validated: 'validate_partner',
  deleted: 'unassign_partner',
}

/** Tells a person that their part is proposed, confirmed or ended. */
export async function tellPartner(context: Context, event_id: number, user_id: number, status: PartnerStatus): Promise<void> {
  const moment = momentsOf[status]
  const user = await findUser(context.db, user_id)
  const event = await eventFacts(context, event_id)
  if (!moment || !user) return
  const to = recipientOf(user)
  const { start_date, end_date, time_zone: zone } = event
  const occurrence = `event ${event_id} at ${context.now.toISOString()}`
  const saidIn = (locale: 'fr' | 'en') => ({
    title: event.title,
    person: `${user.first_name} ${user.last_name}`,
    when: start_date ? formatRange(start_date, end_date ?? start_date, locale, { zone }) : { fr: 'date à venir', en: 'date to come' },
  })
  const path = status === 'inProgress' ? myPlanning() : eventAddress(event_id)
  const message = { moment, occurrence, event_id }
  await context.services.enqueueMail(context, { ...message, to, values: saidIn(to.language), path })
  const isFollowed = status === 'inProgress' && ![null, user_id, context.actor.user_id].includes(event.responsible_id)
  const responsible = isFollowed ? await findUser(context.db, Number(event.responsible_id)) : undefined
  if (!responsible) return
  const copy = recipientOf(responsible)
  await context.services.enqueueMail(context, {
    ...message,
    to: copy,
    values: saidIn(copy.language),
    path: adminEvent(event_id),
    is_copy: true,
  })
}

/** @throws 409 when the person already has this part, or is taken elsewhere during a slot */
export const assign: Verb<typeof partnersContract.addPartner> = async (context, { params, body }) => {
  authorize(may.assignPartners(context.actor))
  const { db } = context
  const event = await eventFacts(context, params.id)
  const user = found(await findUser(db, body.user_id))
  const kind = partnerKind.codeOf(body.kind)
  const former = await db
    .selectFrom('event_partners')
    .select(['id', 'status'])
    .where('event_id', '=', event.id)
    .where('user_id', '=', user.id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (former && partnerStatus.keyOf(former.status) !== 'deleted') refuse(partnersErrors.alreadyPartner)
  const part = {
    role_title: body.role_title,
    status: partnerStatus.codeOf(body.status),
    refusal_reason: null,
    answered_at: null,
    sends_mission: body.sends_mission ?? false,
    ...(body.fee !== undefined && { fee: body.fee }),
  }
  const { id } = former
    ? await db.updateTable('event_partners').set(part).where('id', '=', former.id).returning('id').executeTakeFirstOrThrow()
    : await db
        .insertInto('event_partners')
        .values({ event_id: event.id, user_id: user.id, kind, ...part })
        .returning('id')
        .executeTakeFirstOrThrow()
  // Whoever speaks for an organisation is not there for it.
  const slot_ids = body.slot_ids ?? (isOrganisation(body.kind) ? [] : undefined)
  await holdSlots(context, user.id, await chosenSlots(context, event.id, slot_ids))
  if (!user.is_partner) await db.updateTable('users').set({ is_partner: true }).where('id', '=', user.id).execute()
  await trace(context, { action: 'assign_partner', event_id: event.id, subject_id: user.id, info: body.kind })
  await tellPartner(context, event.id, user.id, body.status)
  await mailDueMission(context, id)
  await publish(context, { to: 'everyone', kind: planningNews })
  return getPartner(context, event.id, id)
}
