import * as z from 'zod/mini'
import { endpoint } from '../kernel/contract.ts'
import { optionalLines, optionally, optionalText, requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { inClientWithId } from '../tenants/contract.ts'
import { CancelScale } from '../tenants/settings/cancel-scale.ts'
import { copyParts, usualParts } from './acts/copy-parts.ts'
import { longestLanguage } from './catalogue/event-languages.ts'
import { ChangedSlot, hasStart, inOrder, isMeetingAddress, period, places, SlotBody, urlText, zone } from './event-bodies.ts'
import { Slot } from './event-card.ts'
import { EventRecord } from './event-record.ts'
import { forEachFlag } from './general-flags.ts'
import { onboarding, trainingKind } from './nature.ts'
import { announcement } from './publication/announcement.ts'
import { optionalColour } from './themes/theme-colours.ts'

const Done = z.object({ done: z.literal(true) })
const version = wire.integer
const inEventSlot = z.object({ client: z.string(), id: wire.id, slot: wire.id })

/** What builds an event: its general information, its steps each saved alone, its half-days, its publication. */
export const stepEndpoints = {
  change: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/',
    summary: 'Change the general information',
    params: inClientWithId,
    body: z
      .object({
        version,
        title: requiredText(120),
        code: optionalText(40),
        type_formation: optionally(trainingKind.wire),
        ...period,
        time_zone: z.optional(zone),
        responsible_id: optionally(wire.id),
        ...forEachFlag(() => z.optional(wire.flag)),
      })
      .check(hasStart, inOrder),
    response: EventRecord,
  }),
  changeThumbnail: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/thumbnail/',
    summary: 'Step thumbnail: the card of the catalogues',
    params: inClientWithId,
    body: z
      .object({
        version,
        title: requiredText(120),
        subtitle: optionalText(160),
        summary: optionalLines(280),
        level: optionalText(40),
        languages: z.optional(wire.list(requiredText(longestLanguage)).check(z.maxLength(20, 'tooMany'))),
        colour: optionalColour,
        is_marked_new: z.optional(wire.flag),
        /** Days from the first publication during which it is new; none, for good. */
        new_days: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(365, 'max'))),
        themes: z.optional(wire.list(requiredText(80))),
        is_online: z._default(z.optional(wire.flag), false),
        meeting_url: optionalText(500),
        /** Numbers and code by which people join by telephone. */
        meeting_phone: optionalLines(300),
        meeting_equipment: optionalLines(1000),
        meeting_instructions: optionalLines(2000),
        /** Nobody enters before whoever leads. */
        meeting_waits_for_host: z.optional(wire.flag),
        location_id: optionally(wire.id),
        town: optionalText(120),
      })
      .check(isMeetingAddress),
    response: EventRecord,
  }),
  changePricing: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/pricing/',
    summary: 'Step pricing: whether the event is paid for, deposit and balance',
    params: inClientWithId,
    body: z.object({
      version,
      is_payable: wire.flag,
      downpayment_rate: z._default(z.optional(wire.integer.check(z.minimum(0, 'min'), z.maximum(100, 'max'))), 0),
      downpayment_delay: z._default(z.optional(wire.integer.check(z.minimum(0, 'min'), z.maximum(365, 'max'))), 0),
    }),
    response: EventRecord,
  }),
  changeRegistration: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/registration/',
    summary: 'Step registration: who enters, how many, until when, with which questions',
    params: inClientWithId,
    body: z.object({
      version,
      onboarding: onboarding.wire,
      company_id: optionally(wire.id),
      min_participants: optionally(places),
      max_participants: optionally(places),
      /** When it is judged whether the minimum is reached. */
      decision_date: optionally(wire.instant),
      has_waiting_list: z.optional(wire.flag),
      /** Registered beyond the maximum, in a tenant allowed to. */
      overbooking_allowed: z.optional(wire.flag),
      /** Minutes a place is held; none, those of the tenant. */
      hold_minutes: optionally(wire.integer.check(z.minimum(1, 'min'), z.maximum(1440, 'max'))),
      opening_date: optionally(wire.instant),
      limit_date: optionally(wire.instant),
      form_id: optionally(wire.id),
      button_text: optionalText(60),
      confirmation_text: optionalLines(2000),
      /** Days before the start until which people cancel by themselves; none without a limit. */
      self_cancel_days: optionally(wire.integer.check(z.minimum(0, 'min'), z.maximum(365, 'max'))),
      /** What is kept of the price by days before the start; empty, that of the tenant applies. */
      is_transferable: z.optional(wire.flag),
      cancel_scale: z.optional(wire.json(CancelScale)),
      needs_approval: z._default(z.optional(wire.flag), false),
      /** Conditions of its own; without any, those of the tenant apply. */
      terms: optionalLines(20_000),
    }),
    response: EventRecord,
  }),
  changePublication: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/steps/publication/',
    summary: 'Step publication: responsible, address, organiser, region, place in the catalogue',
    params: inClientWithId,
    body: z.object({
      version,
      responsible_id: optionally(wire.id),
      url: urlText,
      is_displayed_first: z._default(z.optional(wire.flag), false),
      /** Who organises it, and the region it counts in where its place does not tell. */
      entity_id: optionally(wire.id),
      region_id: optionally(wire.id),
      /** When it goes online by itself, and when it leaves. */
      publish_at: optionally(wire.instant),
      unpublish_at: optionally(wire.instant),
      announcement: z.optional(announcement.wire),
    }),
    response: EventRecord,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/publication/',
    summary: 'Publish, or be told every part that is missing',
    params: inClientWithId,
    response: EventRecord,
  }),
  unpublish: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/publication/',
    summary: 'Withdraw from the catalogues; those registered keep access',
    params: inClientWithId,
    response: EventRecord,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/duplicate/',
    summary: 'Copy an event as a draft starting another day, save it as a model, or create an event from a model; never registrations',
    params: inClientWithId,
    body: z.object({
      title: optionalText(120),
      first_day: optionally(wire.day),
      as: z._default(z.optional(z.enum(['event', 'model'])), 'event'),
      parts: z._default(z.optional(wire.list(copyParts.wire)), [...usualParts]),
    }),
    response: EventRecord,
    status: 201,
  }),
  updateNewEventData: endpoint({
    method: 'POST',
    path: '/update-new-event-data/',
    summary: 'Lay the data of an event or a model (event_id) on a draft just created (new_event)',
    body: z.object({ event_id: wire.id, new_event: wire.id }),
    response: EventRecord,
  }),
  slots: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/slots/',
    summary: 'Half-days of an event',
    access: 'link',
    params: inClientWithId,
    response: z.array(Slot),
  }),
  addSlot: endpoint({
    method: 'POST',
    path: '/clients/:client/events/:id/slots/',
    summary: 'Add a half-day',
    params: inClientWithId,
    body: SlotBody,
    response: Slot,
    status: 201,
  }),
  changeSlot: endpoint({
    method: 'PATCH',
    path: '/clients/:client/events/:id/slots/:slot/',
    summary: 'Move a half-day, or change its room; its partners follow',
    params: inEventSlot,
    body: ChangedSlot,
    response: Slot,
  }),
  removeSlot: endpoint({
    method: 'DELETE',
    path: '/clients/:client/events/:id/slots/:slot/',
    summary: 'Remove a half-day nobody has signed',
    params: inEventSlot,
    response: Done,
  }),
}
