import { describe, expect, it } from 'vitest'
import {
  type AvailabilityFacts,
  availabilityOf,
  datesFollowSlots,
  isNearlyFull,
  leadsToSignin,
  missingForPublication,
  type PublicationFacts,
  placesLeft,
  proposedUrl,
  showsPrice,
  slotProblem,
  stepMarks,
} from './rules.ts'
import { programmeFields } from './sheet.ts'
import { offeredSteps } from './steps.ts'

const now = new Date('2027-03-03T10:00:00Z')
const before = new Date('2027-03-03T09:59:59Z')
const after = new Date('2027-03-03T10:00:01Z')

it('leads from a card to the registration where there are places, a price if one pays, and its conditions met', () => {
  const card = { availability: 'available', is_payable: false, price_from: null } as const
  expect(leadsToSignin(card)).toBe(true)
  expect(leadsToSignin({ ...card, availability: 'waitingList' })).toBe(false)
  expect(leadsToSignin({ ...card, is_payable: true })).toBe(false)
  expect(leadsToSignin({ ...card, is_payable: true, price_from: {} })).toBe(true)
  expect(leadsToSignin({ ...card, is_eligible: false })).toBe(false)
})

const open: AvailabilityFacts = {
  is_active: true,
  cancelled_at: null,
  closed_at: null,
  start_date: new Date('2027-03-04T08:00:00Z'),
  end_date: new Date('2027-03-04T16:00:00Z'),
  is_asynchronous: false,
  opening_date: null,
  limit_date: null,
  max_participants: 12,
  taken: 3,
  overbooking_allowed: false,
  has_waiting_list: false,
}
const availability = (overrides: Partial<AvailabilityFacts>) => availabilityOf({ ...open, ...overrides }, now)

describe('availability', () => {
  it('is available while published, not over, not past its limit and not full', () => {
    expect(availability({})).toBe('available')
    expect(availability({ max_participants: null, taken: 5000 })).toBe('available')
    expect(availability({ taken: 11 })).toBe('available')
    expect(availability({ limit_date: after })).toBe('available')
    expect(availability({ limit_date: now })).toBe('available')
  })
  it('is inactive when not published or cancelled, before anything else', () => {
    expect(availability({ is_active: false })).toBe('inactive')
    expect(availability({ cancelled_at: before })).toBe('inactive')
    expect(availability({ is_active: false, end_date: before, taken: 12, limit_date: before })).toBe('inactive')
  })
  it('is expired once closed or over', () => {
    expect(availability({ closed_at: before })).toBe('expired')
    expect(availability({ start_date: before, end_date: before })).toBe('expired')
    expect(availability({ start_date: before, end_date: after })).toBe('pastLimitDate')
    expect(availability({ start_date: before, end_date: null })).toBe('expired')
    expect(availability({ end_date: before, limit_date: before, taken: 12 })).toBe('expired')
  })
  it('has no end without dates, and an e-learning without end stays open after its start', () => {
    expect(availability({ start_date: null, end_date: null })).toBe('available')
    expect(availability({ start_date: before, end_date: null, is_asynchronous: true })).toBe('available')
    expect(availability({ start_date: before, end_date: before, is_asynchronous: true })).toBe('expired')
  })
  it('closes when it begins, unless its limit says otherwise', () => {
    expect(availability({ start_date: now })).toBe('available')
    expect(availability({ start_date: before })).toBe('pastLimitDate')
    expect(availability({ start_date: before, limit_date: after })).toBe('available')
    expect(availability({ start_date: before, is_asynchronous: true })).toBe('available')
  })
  it('is past its limit date before being full', () => {
    expect(availability({ limit_date: before })).toBe('pastLimitDate')
    expect(availability({ limit_date: before, taken: 12 })).toBe('pastLimitDate')
  })
  it('opens on its day, and says first that it is over or past its limit', () => {
    expect(availability({ opening_date: after })).toBe('notYetOpen')
    expect(availability({ opening_date: after, taken: 12 })).toBe('notYetOpen')
    expect(availability({ opening_date: now })).toBe('available')
    expect(availability({ opening_date: before, taken: 12 })).toBe('full')
    expect(availability({ opening_date: after, limit_date: before })).toBe('pastLimitDate')
  })
  it('is full at the maximum, or offers the waiting list', () => {
    expect(availability({ taken: 12 })).toBe('full')
    expect(availability({ taken: 13 })).toBe('full')
    expect(availability({ taken: 12, has_waiting_list: true })).toBe('waitingList')
    expect(availability({ taken: 11, has_waiting_list: true })).toBe('available')
  })
  it('stays available when full for tenants allowed to overbook', () => {
    expect(availability({ taken: 40, overbooking_allowed: true })).toBe('available')
    expect(availability({ taken: 40, overbooking_allowed: true, has_waiting_list: true })).toBe('available')
    expect(availability({ taken: 40, overbooking_allowed: true, is_active: false })).toBe('inactive')
  })
})

describe('places', () => {
  it('counts what is left, never below zero', () => {
    expect(placesLeft({ max_participants: 12, taken: 3 })).toBe(9)
    expect(placesLeft({ max_participants: 12, taken: 14 })).toBe(0)
    expect(placesLeft({ max_participants: null, taken: 14 })).toBeNull()
  })
  it('is nearly full at a tenth of the seats, not when full', () => {
    expect(isNearlyFull({ max_participants: 30, taken: 27 })).toBe(true)
    expect(isNearlyFull({ max_participants: 30, taken: 26 })).toBe(false)
    expect(isNearlyFull({ max_participants: 30, taken: 30 })).toBe(false)
    expect(isNearlyFull({ max_participants: null, taken: 30 })).toBe(false)
  })
})

describe('slot in its event', () => {
  const period = { start_date: new Date('2027-03-04T08:00:00Z'), end_date: new Date('2027-03-04T16:00:00Z') }
  const slot = (from: string, to: string) => ({ start_at: new Date(`2027-03-04T${from}:00Z`), end_at: new Date(`2027-03-04T${to}:00Z`) })
  it('lies within the period, bounds included', () => {
    expect(slotProblem(slot('08:00', '16:00'), period)).toBeUndefined()
    expect(slotProblem(slot('07:59', '12:00'), period)).toBe('outsidePeriod')
    expect(slotProblem(slot('13:00', '16:01'), period)).toBe('outsidePeriod')
  })
  it('ends after it starts', () => {
    expect(slotProblem(slot('12:00', '12:00'), period)).toBe('endBeforeStart')
    expect(slotProblem(slot('12:00', '11:00'), period)).toBe('endBeforeStart')
  })
  it('is free of an event without dates', () => {
    expect(slotProblem(slot('07:00', '23:00'), { start_date: null, end_date: null })).toBeUndefined()
  })
})

const sheet = Object.fromEntries(programmeFields.map((field) => [field, 'Écrit']))
const complete: PublicationFacts = {
  nature: 'master',
  title: 'Prévenir les risques',
  start_date: new Date('2027-03-04T08:00:00Z'),
  end_date: new Date('2027-03-04T16:00:00Z'),
  limit_date: null,
  is_asynchronous: false,
  is_online: false,
  is_training: true,
  has_place: true,
  slots_count: 2,
  minutes: 420,
  description: 'Une journée de pratique.',
  sheet: { ...sheet, summary: 'En bref' },
  themes: ['Sécurité'],
  is_payable: true,
  prices_count: 1,
  options_count: 0,
  documents_count: 0,
  path_count: 0,
  unplaced_count: 0,
  criteria_count: 0,
  questionnaires_count: 0,
  quizzes_count: 0,
  trainers_count: 1,
  onboarding: 'public',
  company_id: null,
  max_participants: 12,
  min_participants: 4,
  form_id: 3,
  responsible_id: 9,
  url: 'prevenir-les-risques',
  has_thumbnail: false,
  is_active: false,
}
const blocking = (overrides: Partial<PublicationFacts>) =>
  missingForPublication({ ...complete, ...overrides }, now)
    .filter(({ blocks }) => blocks)
    .map(({ part, step }) => `${step}/${part}`)
const advised = (overrides: Partial<PublicationFacts>) =>
  missingForPublication({ ...complete, ...overrides }, now)
    .filter(({ blocks }) => !blocks)
    .map(({ part, step }) => `${step}/${part}`)

describe('what publication misses', () => {
  it('is nothing when every step is complete', () => {
    expect(missingForPublication(complete, now)).toEqual([])
  })
  it('is each blocking part, with the step that fixes it', () => {
    expect(blocking({ title: ' ' })).toEqual(['thumbnail/title'])
    expect(blocking({ slots_count: 0, start_date: null, end_date: null })).toEqual(['activities/dates'])
    expect(blocking({ has_place: false })).toEqual(['thumbnail/place'])
    expect(blocking({ description: '' })).toEqual(['page/description'])
    expect(blocking({ prices_count: 0 })).toEqual(['pricing/price'])
    expect(blocking({ onboarding: 'reserved' })).toEqual(['registration/company'])
    expect(blocking({ min_participants: 13 })).toEqual(['registration/limits'])
    expect(blocking({ limit_date: new Date('2027-03-05T00:00:00Z') })).toEqual(['registration/limits'])
    expect(blocking({ limit_date: new Date('2027-03-04T15:00:00Z') })).toEqual([])
    expect(blocking({ responsible_id: null })).toEqual(['publication/responsible'])
    expect(blocking({ url: '' })).toEqual(['publication/url'])
  })
  it('asks no date nor place of an e-learning, no place of a remote event, no price of a free one', () => {
    expect(blocking({ is_asynchronous: true, slots_count: 0, start_date: null, end_date: null, has_place: false })).toEqual([])
    expect(blocking({ is_online: true, has_place: false })).toEqual([])
    expect(blocking({ is_payable: false, prices_count: 0 })).toEqual([])
    expect(blocking({ onboarding: 'reserved', company_id: 4 })).toEqual([])
  })
  it.each(programmeFields)('FOR-20 names the missing field of a training’s programme: %s', (field) => {
    expect(blocking({ sheet: { ...complete.sheet, [field]: ' ' } })).toEqual([`page/sheet:${field}`])
    expect(blocking({ is_training: false, sheet: {} })).toEqual([])
  })
  it('asks neither date, place nor half-days of a standing registration', () => {
    const bare = { start_date: null, end_date: null, has_place: false, slots_count: 0, is_training: false }
    expect(blocking(bare)).toEqual(['activities/dates', 'thumbnail/place'])
    expect(blocking({ ...bare, nature: 'registration' })).toEqual([])
  })
  it('lists every part at once, blocking first', () => {
    const gaps = missingForPublication({ ...complete, description: '', responsible_id: null, prices_count: 0, trainers_count: 0 }, now)
    expect(gaps.map(({ part }) => part)).toEqual(['description', 'price', 'responsible', 'trainer'])
  })
  it('only advises what helps', () => {
    expect(advised({ trainers_count: 0 })).toEqual(['partners/trainer'])
    expect(advised({ trainers_count: 0, is_training: false })).toEqual([])
    expect(advised({ slots_count: 0 })).toEqual(['activities/slots'])
    expect(advised({ start_date: before })).toEqual(['activities/past'])
    expect(advised({ start_date: before, is_active: true })).toEqual([])
    expect(advised({ themes: [], sheet: { ...sheet } })).toEqual(['thumbnail/theme', 'thumbnail/summary'])
    expect(advised({ max_participants: null, form_id: null })).toEqual(['registration/maximum', 'registration/form'])
  })
  it('marks each step with what it misses', () => {
    const facts = { ...complete, description: '', themes: [] }
    const marks = stepMarks(offeredSteps, missingForPublication(facts, now), facts)
    expect(marks.find(({ step }) => step === 'page')).toEqual({ step: 'page', missing: 1, advised: 0, is_begun: false })
    expect(marks.find(({ step }) => step === 'thumbnail')).toEqual({ step: 'thumbnail', missing: 0, advised: 1, is_begun: true })
    expect(marks.map(({ step }) => step)).toEqual([...offeredSteps])
  })
  it('counts no step of an empty draft as begun', () => {
    const empty: PublicationFacts = {
      ...complete,
      description: '',
      sheet: {},
      themes: [],
      slots_count: 0,
      has_place: false,
      is_payable: false,
      prices_count: 0,
      trainers_count: 0,
      max_participants: null,
      min_participants: null,
      form_id: null,
    }
    const begun = (facts: PublicationFacts) =>
      stepMarks(offeredSteps, [], facts)
        .filter(({ is_begun }) => is_begun)
        .map(({ step }) => step)
    expect(begun(empty)).toEqual([])
    const whole = {
      ...complete,
      is_active: true,
      criteria_count: 2,
      questionnaires_count: 1,
      quizzes_count: 1,
      options_count: 1,
      documents_count: 1,
      path_count: 2,
    }
    expect(begun(whole)).toEqual(offeredSteps)
  })
})

describe('proposed address', () => {
  it.each([
    ['Prévenir les risques : l’essentiel', 'prevenir-les-risques-l-essentiel'],
    ['Cœur & œuvre — n° 2', 'coeur-oeuvre-n-2'],
    ['  ', ''],
  ])('%s', (title, url) => expect(proposedUrl(title)).toBe(url))
  it('never exceeds 80 characters nor ends with a hyphen', () => {
    const url = proposedUrl(`${'a'.repeat(79)} suite`)
    expect(url).toBe('a'.repeat(79))
  })
})

it('an event without dates of its own takes those of its slots, and follows them', () => {
  const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour))
  const morning = { start_at: at(8), end_at: at(11) }
  expect(datesFollowSlots({ start_date: null, end_date: null }, [])).toBe(true)
  expect(datesFollowSlots({ start_date: at(8), end_date: at(11) }, [morning])).toBe(true)
  expect(datesFollowSlots({ start_date: at(8), end_date: at(18) }, [morning])).toBe(false)
  expect(datesFollowSlots({ start_date: at(8), end_date: at(11) }, [])).toBe(false)
})

it('an offer of work says no price, a free event does', () => {
  expect(showsPrice({ is_payable: false }, { is_recruiting_platform: true })).toBe(false)
  expect(showsPrice({ is_payable: true }, { is_recruiting_platform: true })).toBe(true)
  expect(showsPrice({ is_payable: false }, { is_recruiting_platform: false })).toBe(true)
})
