import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { optionally, optionalText, requiredText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { inClientWithId } from '../../tenants/contract.ts'
import { isMeetingAddress, places } from '../event-bodies.ts'
import { Slot } from '../event-card.ts'
import { enrolment } from './enrolment.ts'

/** A part of an event with its own half-days, room, places and people. */
export const Activity = z.object({
  id: wire.id,
  event: wire.id,
  title: z.string(),
  enrolment: enrolment.wire,
  /** One activity of each group is chosen; empty outside any group. */
  choice_group: z.string(),
  is_online: z.boolean(),
  location_id: z.nullable(wire.id),
  location_name: z.nullable(z.string()),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  minutes: z.int(),
  max_participants: z.nullable(z.int()),
  taken: z.int(),
  /** Open to a newcomer: those who wait come first. Null without a maximum, and for a mandatory one, which has room for everybody of the event. */
  places_left: z.nullable(z.int()),
  has_waiting_list: z.boolean(),
  is_cancelled: z.boolean(),
  slots: z.array(Slot),
  /** Where one joins from afar; for those who run the event only. */
  meeting_url: z.nullable(z.string()),
  version: z.int(),
})
export type Activity = z.output<typeof Activity>

const fields = {
  title: requiredText(120),
  enrolment: enrolment.wire,
  choice_group: z._default(z.optional(z.string().check(z.trim(), z.maxLength(60, 'tooLong'))), ''),
  max_participants: optionally(places),
  has_waiting_list: z.optional(wire.flag),
  is_online: z._default(z.optional(wire.flag), false),
  location_id: optionally(wire.id),
  meeting_url: optionalText(500),
}
export const ActivityBody = z.object(fields).check(isMeetingAddress)
export type ActivityBody = z.output<typeof ActivityBody>
const stale = ['events', 'guests', 'activities'] as const

export const activityEndpoints = {
  activities: endpoint({
    method: 'GET',
    path: '/clients/:client/events/:id/activities/',
    summary: 'The activities of an event, each with its half-days and places',
    access: 'link',
    params: inClientWithId,
    response: z.array(Activity),
  }),
  addActivity: endpoint({
    stale,
    method: 'POST',
    path: '/clients/:client/events/:id/activities/',
    summary: 'Add an activity to an event',
    params: inClientWithId,
    body: ActivityBody,
    response: Activity,
    status: 201,
  }),
  changeActivity: endpoint({
    stale,
    method: 'PATCH',
    path: '/clients/:client/activities/:id/',
    summary: 'Change an activity',
    params: inClientWithId,
    body: z.object({ ...fields, version: wire.integer }).check(isMeetingAddress),
    response: Activity,
  }),
}
