import * as z from 'zod/mini'
import { Filter } from '../kernel/listing.ts'
import { wire } from '../kernel/wire.ts'
import { CancelScale } from '../tenants/settings/cancel-scale.ts'
import { criteriaModes } from './criteria/admission.ts'
import { forEachFlag } from './general-flags.ts'
import { eventNature, onboarding, sequentialMode, trainingKind } from './nature.ts'
import { EventImage, ImageSource } from './presentation/event-image.ts'
import { presentationFields } from './presentation/presentation.ts'
import { announcement } from './publication/announcement.ts'
import { availabilities } from './rules.ts'
import { Sheet } from './sheet.ts'
import { offeredSteps } from './steps.ts'

const Gap = z.object({ part: z.string(), step: z.enum(offeredSteps), blocks: z.boolean() })
const Mark = z.object({ step: z.enum(offeredSteps), missing: z.int(), advised: z.int(), is_begun: z.boolean() })
const Delegation = z.object({
  step: z.enum(offeredSteps),
  responsible_id: z.nullable(wire.id),
  responsible_name: z.nullable(z.string()),
  due_on: z.nullable(wire.day),
})

/** An event as those who build it read it: the fields of every step, and how the steps stand. */
export const EventRecord = z.object({
  id: wire.id,
  nature: eventNature.wire,
  parent_id: z.nullable(wire.id),
  model_id: z.nullable(wire.id),
  series_id: z.nullable(wire.id),
  code: z.nullable(z.string()),
  url: z.string(),
  title: z.string(),
  subtitle: z.string(),
  level: z.nullable(z.string()),
  languages: z.array(z.string()),
  colour: z.nullable(z.string()),
  is_marked_new: z.boolean(),
  /** Days from the first publication during which it is new; none, for good. */
  new_days: z.nullable(z.int()),
  ...presentationFields,
  sheet: Sheet,
  image: z.nullable(EventImage),
  /** What the image was cut from, to be framed again. */
  image_source: z.nullable(ImageSource),
  responsible_id: z.nullable(wire.id),
  responsible_name: z.nullable(z.string()),
  company_id: z.nullable(wire.id),
  company_name: z.nullable(z.string()),
  entity_id: z.nullable(wire.id),
  region_id: z.nullable(wire.id),
  type_formation: z.nullable(trainingKind.wire),
  onboarding: onboarding.wire,
  sequential_mode: sequentialMode.wire,
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  opening_date: z.nullable(wire.instant),
  limit_date: z.nullable(wire.instant),
  /** When it is judged whether the minimum is reached, and since when it is known to take place all the same. */
  decision_date: z.nullable(wire.instant),
  confirmed_at: z.nullable(wire.instant),
  time_zone: z.string(),
  minutes: z.int(),
  min_participants: z.nullable(z.int()),
  max_participants: z.nullable(z.int()),
  taken: z.int(),
  has_waiting_list: z.boolean(),
  overbooking_allowed: z.boolean(),
  /** Minutes a place is held while its person registers; none, those of the tenant. */
  hold_minutes: z.nullable(z.int()),
  is_active: z.boolean(),
  is_payable: z.boolean(),
  is_online: z.boolean(),
  /** The organiser's own video meeting. */
  meeting_url: z.nullable(z.string()),
  meeting_phone: z.string(),
  meeting_equipment: z.string(),
  meeting_instructions: z.string(),
  meeting_waits_for_host: z.boolean(),
  ...forEachFlag(() => z.boolean()),
  is_displayed_first: z.boolean(),
  needs_approval: z.boolean(),
  self_cancel_days: z.nullable(z.int()),
  cancel_scale: CancelScale,
  is_transferable: z.boolean(),
  downpayment_rate: z.int(),
  downpayment_delay: z.int(),
  town: z.nullable(z.string()),
  themes: z.array(z.string()),
  location_id: z.nullable(wire.id),
  location_name: z.nullable(z.string()),
  form_id: z.nullable(wire.id),
  button_text: z.nullable(z.string()),
  /** What is read once registered, on the page and in the mail. */
  confirmation_text: z.string(),
  /** Conditions of its own; blank when those of the tenant apply. */
  terms: z.string(),
  reviewer_ids: z.array(wire.id),
  answer_days: z.nullable(z.int()),
  criteria_mode: z.enum(criteriaModes),
  criteria_text: z.nullable(z.string()),
  criteria: z.array(Filter),
  published_at: z.nullable(wire.instant),
  /** When it goes online by itself, and when it leaves. */
  publish_at: z.nullable(wire.instant),
  unpublish_at: z.nullable(wire.instant),
  /** Who hears of it when it first goes online. */
  announcement: announcement.wire,
  cancelled_at: z.nullable(wire.instant),
  cancel_reason: z.nullable(z.string()),
  closed_at: z.nullable(wire.instant),
  archived_at: z.nullable(wire.instant),
  availability: z.enum(availabilities),
  version: z.int(),
  marks: z.array(Mark),
  /** Who builds which step, and by when. */
  delegations: z.array(Delegation),
  gaps: z.array(Gap),
})
export type EventRecord = z.output<typeof EventRecord>
