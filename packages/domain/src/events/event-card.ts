import * as z from 'zod/mini'
import { wire } from '../kernel/wire.ts'
import { partnerKind } from '../partners/kind.ts'
import { Admission } from './criteria/admission.ts'
import { forEachFlag } from './general-flags.ts'
import { eventNature, onboarding, trainingKind } from './nature.ts'
import { EventImage } from './presentation/event-image.ts'
import { presentationFields } from './presentation/presentation.ts'
import { availabilities } from './rules.ts'
import { Seller } from './seller/seller.ts'
import { Sheet } from './sheet.ts'
import { Indicators } from './syllabus/indicators.ts'
import { ThemeColours } from './themes/theme-colours.ts'

/** What anyone who may see an event reads of it in a list. */
export const EventCard = z.object({
  id: wire.id,
  url: z.string(),
  nature: eventNature.wire,
  title: z.string(),
  subtitle: z.string(),
  summary: z.string(),
  level: z.nullable(z.string()),
  /** Languages it is held in: ISO 639 codes in capitals, or the organiser's own words. */
  languages: z.array(z.string()),
  /** What its card is marked with; null without any. */
  colour: z.nullable(z.string()),
  is_new: z.boolean(),
  start_date: z.nullable(wire.instant),
  end_date: z.nullable(wire.instant),
  /** From when people may register; null, since it is online. */
  opening_date: z.nullable(wire.instant),
  limit_date: z.nullable(wire.instant),
  /** The days of its slots, in its zone and in order, where they leave some out between its first and its last; else none. */
  days: z.array(wire.day),
  time_zone: z.string(),
  minutes: z.int(),
  place: z.nullable(z.string()),
  town: z.nullable(z.string()),
  is_online: z.boolean(),
  ...forEachFlag(() => z.boolean()),
  is_displayed_first: z.boolean(),
  is_payable: z.boolean(),
  type_formation: z.nullable(trainingKind.wire),
  onboarding: onboarding.wire,
  themes: z.array(z.string()),
  availability: z.enum(availabilities),
  max_participants: z.nullable(z.int()),
  /** Places left; null without a maximum. */
  places_left: z.nullable(z.int()),
  /** Lowest price anyone pays; null when free or without price. */
  price_from: z.nullable(z.object({ amount_ht: wire.money, amount_ttc: wire.money })),
  partners: z.array(z.string()),
  is_cancelled: z.boolean(),
  button_text: z.nullable(z.string()),
  image: z.nullable(EventImage),
})
export type EventCard = z.output<typeof EventCard>

/** What those who run the event read besides. */
export const EventManagement = z.object({
  code: z.nullable(z.string()),
  series_id: z.nullable(wire.id),
  responsible_id: z.nullable(wire.id),
  responsible_name: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  entity_name: z.nullable(z.string()),
  is_active: z.boolean(),
  is_closed: z.boolean(),
  is_archived: z.boolean(),
  taken: z.int(),
  min_participants: z.nullable(z.int()),
  to_validate: z.int(),
  to_complete: z.int(),
})
export type EventManagement = z.output<typeof EventManagement>

/** A row of the lists; `management` only for those who run events, in the admin space. */
export const EventRow = z.object({
  ...EventCard.shape,
  /** Whether its reader meets its conditions of access. */
  is_eligible: z.boolean(),
  management: z.nullable(EventManagement),
})
export type EventRow = z.output<typeof EventRow>

export const Slot = z.object({
  id: wire.id,
  start_at: wire.instant,
  end_at: wire.instant,
  title: z.string(),
  room_id: z.nullable(wire.id),
  room_name: z.nullable(z.string()),
  location_name: z.nullable(z.string()),
  partners: z.array(z.string()),
})
export type Slot = z.output<typeof Slot>

/** The page of an event. */
export const EventPage = z.object({
  ...EventCard.shape,
  ...presentationFields,
  sheet: Sheet,
  address: z.nullable(z.string()),
  slots: z.array(Slot),
  people: z.array(
    z.object({
      full_name: z.string(),
      role_title: z.string(),
      kind: partnerKind.wire,
      /** Blank unless they are presented in public. */
      biography: z.string(),
      /** The partner whose portrait may be shown; null without one. */
      portrait_of: z.nullable(wire.id),
    }),
  ),
  prices: z.array(
    z.object({ name: z.string(), amount_ht: wire.money, amount_ttc: wire.money, vat_rate: wire.rate, members_only: z.boolean() }),
  ),
  has_waiting_list: z.boolean(),
  /** Other dates of the same title still open. */
  sisters: z.array(EventCard),
  admission: Admission,
  /** What past dates of a training gave; null for anything else, and while too few people came. */
  indicators: z.nullable(Indicators),
  /** Whether its reader leads it: a partner who was confirmed. */
  is_led: z.boolean(),
  /** Who sells its places to consumers; null where nothing is sold to them. */
  seller: z.nullable(Seller),
  /** Those of its theme, over the tenant's own. */
  colours: ThemeColours,
})
export type EventPage = z.output<typeof EventPage>
