import { expect, test } from 'vitest'
import { type Actor, visitor } from '../../kernel/actor.ts'
import { type BulkEvent, type BulkSet, whyLeftOut } from './bulk-acts.ts'

const admin: Actor = { ...visitor(1), user_id: 1, session: 'full', profile: 'ADM', is_admin: true }
const event: BulkEvent = {
  company_id: null,
  is_active: true,
  cancelled_at: null,
  closed_at: null,
  start_date: new Date('2027-03-04T08:00:00Z'),
  is_training: true,
  type_formation: null,
  downpayment_rate: 0,
  taken: 0,
  modality: 'online',
  onboarding: 'public',
  has_place: false,
  has_criteria: false,
}

test.each<[BulkSet, Partial<BulkEvent>, ReturnType<typeof whyLeftOut>]>([
  [{ responsible_id: null }, {}, 'needsResponsible'],
  [{ responsible_id: null }, { is_active: false }, undefined],
  [{ modality: 'place' }, {}, 'needsPlace'],
  [{ modality: 'place' }, { has_place: true }, undefined],
  [{ modality: 'place' }, { has_place: true, taken: 1 }, 'hasPeople'],
  [{ modality: 'online' }, { taken: 1 }, undefined],
  [{ onboarding: 'onCriteria' }, {}, 'needsCriteria'],
  [{ onboarding: 'onCriteria' }, { has_criteria: true }, undefined],
  [{ onboarding: 'reserved' }, {}, 'needsCompany'],
  [{ onboarding: 'openToAll' }, { onboarding: 'reserved', company_id: 3, downpayment_rate: 50 }, 'depositTooHigh'],
  [{ onboarding: 'openToAll' }, { type_formation: 'intra', downpayment_rate: 50 }, undefined],
  [{ limit_days: 7 }, { start_date: null }, 'hasNoDate'],
  [{ limit_days: null }, { start_date: null }, undefined],
  [{ entity_id: 4 }, { cancelled_at: new Date('2027-01-01T00:00:00Z') }, 'closedEvent'],
  [{ entity_id: 4 }, { closed_at: new Date('2027-01-01T00:00:00Z') }, 'closedEvent'],
])('a change %o of an event %o: %s', (set, facts, reason) => {
  expect(whyLeftOut(admin, { ...event, ...facts }, set)).toBe(reason)
})

test('a recruiter changes the events of their own company alone', () => {
  const recruiter: Actor = { ...admin, is_admin: false, profile: 'REC', company_id: 7 }
  expect(whyLeftOut(recruiter, { ...event, company_id: 8 }, { entity_id: 4 })).toBe('noRight')
})
