import { expect, test } from 'vitest'
import { type Actor, visitor } from '../../kernel/actor.ts'
import { whyNotCopied } from './copy.ts'

const admin: Actor = { ...visitor(1), user_id: 1, session: 'full', profile: 'ADM', is_admin: true }

test('whoever may change an event copies it, unless it is a template', () => {
  expect(whyNotCopied(admin, { company_id: null, nature: 'master' })).toBeUndefined()
  expect(whyNotCopied(admin, { company_id: null, nature: 'model' })).toBe('isModel')
  const recruiter: Actor = { ...admin, is_admin: false, profile: 'REC', company_id: 7 }
  expect(whyNotCopied(recruiter, { company_id: 8, nature: 'master' })).toBe('noRight')
  expect(whyNotCopied(recruiter, { company_id: 7, nature: 'master' })).toBeUndefined()
})
