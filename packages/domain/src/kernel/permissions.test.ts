import { describe, expect, test } from 'vitest'
import { type Actor, machine, visitor } from './actor.ts'
import * as may from './permissions.ts'

const someone = (more: Partial<Actor>): Actor => ({ ...visitor(1), user_id: 7, session: 'full', ...more })
const actors = {
  visitor: visitor(1),
  machine: machine(1),
  full: someone({ profile: 'ADM', is_admin: true }),
  readOnly: someone({ profile: 'ADM', is_admin: true, restriction: 'readOnly' }),
  limited: someone({ profile: 'ADM', is_admin: true, restriction: 'limited' }),
  adminByLink: someone({ profile: 'ADM', is_admin: true, session: 'link' }),
  super: someone({ is_super_admin: true }),
  superByLink: someone({ is_super_admin: true, session: 'link' }),
  referent: someone({ profile: 'REF', company_id: 3 }),
  referentByLink: someone({ profile: 'REF', company_id: 3, session: 'link' }),
  consultant: someone({ profile: 'CNS' }),
  user: someone({ profile: 'USR', company_id: 3 }),
  recruiter: someone({ profile: 'REC', company_id: 3 }),
  recruiterWithFlag: someone({ profile: 'REC', is_admin: true }),
  recruitingReferent: someone({ profile: 'REF', is_admin: true, is_recruiting: true }),
  consultantWithFlag: someone({ profile: 'CNS', is_admin: true }),
}
const allowed = (predicate: may.Predicate) =>
  Object.entries(actors)
    .filter(([, actor]) => predicate(actor))
    .map(([name]) => name)

test.each<[string, may.Predicate, string[]]>([
  ['administrator', may.isAdministrator, ['machine', 'full', 'readOnly', 'limited', 'consultantWithFlag']],
  ['full administrator', may.isFullAdministrator, ['machine', 'full']],
  ['writing administrator', may.mayWriteAsAdministrator, ['machine', 'full', 'limited', 'consultantWithFlag']],
  ['recruiter', may.isRecruiter, ['recruiter', 'recruiterWithFlag', 'recruitingReferent']],
  ['reader of the standard menu', may.consultsStandardMenu, ['machine', 'full', 'readOnly', 'limited', 'consultant', 'consultantWithFlag']],
  ['writer of the standard menu', may.writesStandardMenu, ['machine', 'full', 'limited', 'consultant', 'consultantWithFlag']],
  ['super administrator', may.isSuperAdministrator, ['super']],
  ['consultant', may.isConsultant, ['consultant', 'consultantWithFlag']],
  ['referent', may.isReferent, ['referent', 'recruitingReferent']],
  ['signed in', may.isSignedIn, Object.keys(actors).slice(2)],
  [
    'signed in fully',
    may.isSignedInFully,
    Object.keys(actors)
      .slice(2)
      .filter((name) => !name.endsWith('ByLink')),
  ],
])('%s: a restricted session never opens a role', (_, predicate, expected) => expect(allowed(predicate)).toEqual(expected))

describe('whose', () => {
  test('oneself, and nobody for a visitor', () => {
    expect(may.isSelf(actors.user, { user_id: 7 })).toBe(true)
    expect(may.isSelf(actors.user, { user_id: 8 })).toBe(false)
    expect(may.isSelf(actors.visitor, { user_id: null })).toBe(false)
  })
  test('a referent’s own company, and no company is nobody’s', () => {
    expect(may.isReferentOf(actors.referent, { company_id: 3 })).toBe(true)
    expect(may.isReferentOf(actors.referent, { company_id: 4 })).toBe(false)
    expect(may.isReferentOf({ ...actors.referent, company_id: null }, { company_id: null })).toBe(false)
    expect(may.isReferentOf(actors.user, { company_id: 3 })).toBe(false)
  })
})
