import type { Onboarding } from './nature.ts'
import { isBeforeOpening, isLimitAfterEnd, registrationLimit } from './registration-period.ts'
import { type ProgrammeField, programmeFields, type Sheet } from './sheet.ts'
import { needsNoDates, type Undated } from './standing.ts'
import type { OfferedStep } from './steps.ts'

export const availabilities = ['available', 'inactive', 'expired', 'pastLimitDate', 'notYetOpen', 'full', 'waitingList'] as const
export type Availability = (typeof availabilities)[number]

export type AvailabilityFacts = {
  is_active: boolean
  cancelled_at: Date | null
  closed_at: Date | null
  start_date: Date | null
  end_date: Date | null
  is_asynchronous: boolean
  opening_date: Date | null
  limit_date: Date | null
  max_participants: number | null
  taken: number
  overbooking_allowed: boolean
  has_waiting_list: boolean
}

/** Whether a price is said: an offer of work has none, not even nothing to pay. */
export const showsPrice = ({ is_payable }: { is_payable: boolean }, params: { is_recruiting_platform: boolean }): boolean =>
  is_payable || !params.is_recruiting_platform

const isOver = ({ closed_at, end_date, start_date, is_asynchronous }: AvailabilityFacts, now: Date): boolean => {
  if (closed_at) return true
  const end = end_date ?? (is_asynchronous ? null : start_date)
  return end !== null && end.getTime() < now.getTime()
}

/**
 * Whether one may register: the one answer of API, catalogue, embed, page and button.
 * A tenant allowed to overbook stays available when full. Once begun an event is closed, unless its limit says otherwise.
 */
export function availabilityOf(facts: AvailabilityFacts, now: Date): Availability {
  if (!facts.is_active || facts.cancelled_at) return 'inactive'
  if (isOver(facts, now)) return 'expired'
  const limit = registrationLimit(facts)
  if (limit && limit.getTime() < now.getTime()) return 'pastLimitDate'
  if (isBeforeOpening(facts, now)) return 'notYetOpen'
  const isFull = facts.max_participants !== null && facts.taken >= facts.max_participants
  if (!isFull || facts.overbooking_allowed) return 'available'
  return facts.has_waiting_list ? 'waitingList' : 'full'
}

/** Whether the button that registers leads somewhere: places, and a price where one pays; who reads it meets the conditions of access unless told. */
export const leadsToSignin = (event: {
  availability: Availability
  is_payable: boolean
  price_from: unknown
  is_eligible?: boolean
}): boolean => event.availability === 'available' && event.is_eligible !== false && (!event.is_payable || event.price_from !== null)

/** Places left to take; null without a maximum. */
export const placesLeft = ({ max_participants, taken }: Pick<AvailabilityFacts, 'max_participants' | 'taken'>): number | null =>
  max_participants === null ? null : Math.max(0, max_participants - taken)

/** "Plus que n places": a tenth of the seats or fewer remain. */
export const isNearlyFull = (facts: Pick<AvailabilityFacts, 'max_participants' | 'taken'>): boolean => {
  const left = placesLeft(facts)
  return left !== null && left > 0 && left * 10 <= (facts.max_participants ?? 0)
}

type Span = { start_at: Date; end_at: Date }

/** Whether an event has no dates of its own: none at all, or those its slots gave it, which follow them. */
export function datesFollowSlots(
  { start_date, end_date }: { start_date: Date | null; end_date: Date | null },
  slots: readonly Span[],
): boolean {
  if (start_date === null || end_date === null) return start_date === null
  if (slots.length === 0) return false
  const first = Math.min(...slots.map(({ start_at }) => start_at.getTime()))
  const last = Math.max(...slots.map(({ end_at }) => end_at.getTime()))
  return start_date.getTime() === first && end_date.getTime() === last
}

/** Why a slot cannot stand in its event; undefined when it can. */
export function slotProblem(
  slot: { start_at: Date; end_at: Date },
  event: { start_date: Date | null; end_date: Date | null },
): 'endBeforeStart' | 'outsidePeriod' | undefined {
  if (slot.end_at.getTime() <= slot.start_at.getTime()) return 'endBeforeStart'
  const { start_date, end_date } = event
  if (start_date && slot.start_at.getTime() < start_date.getTime()) return 'outsidePeriod'
  if (end_date && slot.end_at.getTime() > end_date.getTime()) return 'outsidePeriod'
  return undefined
}

export type PublicationFacts = Undated & {
  title: string
  start_date: Date | null
  end_date: Date | null
  limit_date: Date | null
  is_online: boolean
  is_training: boolean
  has_place: boolean
  slots_count: number
  minutes: number
  description: string
  sheet: Sheet
  themes: readonly string[]
  is_payable: boolean
  prices_count: number
  trainers_count: number
  options_count: number
  documents_count: number
  /** Steps in the order of the event, and activities an imposed order leaves out. */
  path_count: number
  unplaced_count: number
  criteria_count: number
  questionnaires_count: number
  quizzes_count: number
  onboarding: Onboarding
  company_id: number | null
  max_participants: number | null
  min_participants: number | null
  form_id: number | null
  responsible_id: number | null
  url: string
  has_thumbnail: boolean
  is_active: boolean
}

type FixedPart =
  | 'title'
  | 'dates'
  | 'place'
  | 'description'
  | 'price'
  | 'company'
  | 'criteria'
  | 'limits'
  | 'responsible'
  | 'url'
  | 'slots'
  | 'theme'
  | 'summary'
  | 'trainer'
  | 'maximum'
  | 'form'
  | 'past'
  | 'sequence'
/** A part of an event that publication looks at; `sheet:objective` is a field of the programme. */
export type Part = FixedPart | `sheet:${ProgrammeField}`
/** What is missing, the step that fixes it, and whether publication is refused until then. */
export type Gap = { part: Part; step: OfferedStep; blocks: boolean }

const limitsHold = (facts: PublicationFacts): boolean =>
  (facts.min_participants === null || facts.max_participants === null || facts.min_participants <= facts.max_participants) &&
  !isLimitAfterEnd(facts)

/** Every part missing for publication, blocking ones first, each with the step that fixes it (FOR-20). */
export function missingForPublication(facts: PublicationFacts, now: Date): Gap[] {
  const gaps: (Gap | false)[] = [
    facts.slots_count === 0 && !needsNoDates(facts) && facts.start_date === null && { part: 'dates', step: 'activities', blocks: true },
    facts.title.trim() === '' && { part: 'title', step: 'thumbnail', blocks: true },
    !facts.is_online && !needsNoDates(facts) && !facts.has_place && { part: 'place', step: 'thumbnail', blocks: true },
    facts.description.trim() === '' && { part: 'description', step: 'page', blocks: true },
    ...programmeFields.map(
      (field) => facts.is_training && !facts.sheet[field]?.trim() && ({ part: `sheet:${field}`, step: 'page', blocks: true } as const),
    ),
    facts.is_payable && facts.prices_count === 0 && { part: 'price', step: 'pricing', blocks: true },
    facts.onboarding === 'onCriteria' && facts.criteria_count === 0 && { part: 'criteria', step: 'qualification', blocks: true },
    facts.onboarding === 'reserved' && facts.company_id === null && { part: 'company', step: 'registration', blocks: true },
    facts.unplaced_count > 0 && { part: 'sequence', step: 'sequence', blocks: true },
    !limitsHold(facts) && { part: 'limits', step: 'registration', blocks: true },
    facts.responsible_id === null && { part: 'responsible', step: 'publication', blocks: true },
    facts.url.trim() === '' && { part: 'url', step: 'publication', blocks: true },
    facts.is_training && !facts.is_asynchronous && facts.slots_count === 0 && { part: 'slots', step: 'activities', blocks: false },
    // Once published, a date that passes is the course of things.
    !facts.is_active &&
      facts.start_date !== null &&
      facts.start_date.getTime() < now.getTime() && { part: 'past', step: 'activities', blocks: false },
    facts.themes.length === 0 && { part: 'theme', step: 'thumbnail', blocks: false },
    !facts.sheet.summary?.trim() && { part: 'summary', step: 'thumbnail', blocks: false },
    facts.is_training && facts.trainers_count === 0 && { part: 'trainer', step: 'partners', blocks: false },
    facts.max_participants === null && { part: 'maximum', step: 'registration', blocks: false },
    facts.form_id === null && { part: 'form', step: 'registration', blocks: false },
  ]
  return gaps.filter((gap) => gap !== false)
}

const isBegun: Readonly<Record<OfferedStep, (facts: PublicationFacts) => boolean>> = {
  activities: ({ slots_count, start_date, is_training }) => slots_count > 0 || (!is_training && start_date !== null),
  thumbnail: ({ has_place, is_online, themes, sheet, has_thumbnail }) =>
    has_place || is_online || has_thumbnail || themes.length > 0 || Boolean(sheet.summary?.trim()),
  documents: ({ documents_count }) => documents_count > 0,
  page: ({ description }) => description.trim() !== '',
  options: ({ options_count }) => options_count > 0,
  partners: ({ trainers_count }) => trainers_count > 0,
  // There is something to sign; an event that chose nothing follows its organisation.
  attendance: ({ slots_count }) => slots_count > 0,
  pricing: ({ prices_count }) => prices_count > 0,
  qualification: ({ criteria_count }) => criteria_count > 0,
  questionnaires: ({ questionnaires_count }) => questionnaires_count > 0,
  quiz: ({ quizzes_count }) => quizzes_count > 0,
  sequence: ({ path_count }) => path_count > 0,
  registration: ({ max_participants, min_participants, limit_date, form_id, company_id }) =>
    [max_participants, min_participants, limit_date, form_id, company_id].some((fact) => fact !== null),
  publication: ({ is_active }) => is_active,
}

/** How a step stands: its mark in the stepper; only what was begun can be done. */
export type StepMark = { step: OfferedStep; missing: number; advised: number; is_begun: boolean }
export const stepMarks = (steps: readonly OfferedStep[], gaps: readonly Gap[], facts: PublicationFacts): StepMark[] =>
  steps.map((step) => {
    const own = gaps.filter((gap) => gap.step === step)
    const missing = own.filter(({ blocks }) => blocks).length
    return { step, missing, advised: own.length - missing, is_begun: isBegun[step](facts) }
  })

/** Address proposed for a title: lower case, no accent, hyphens. */
export const proposedUrl = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')

/** Words of the public addresses: an event may not take them. */
export const reservedUrls: readonly string[] = ['events', 'annuary', 'new']
