import { expect, test } from 'vitest'
import { type Actor, visitor } from '../kernel/actor.ts'
import { may } from './permissions.ts'

const actor = (changes: Partial<Actor>): Actor => ({ ...visitor(1), user_id: 7, session: 'full', profile: 'USR', ...changes })
const admin = (restriction: Actor['restriction']) => actor({ profile: 'ADM', is_admin: true, restriction })

test('restricted administrators read the register, but not what binds who teaches; one of them writes', () => {
  expect(['none', 'limited', 'readOnly'].map((one) => may.writeAgreements(admin(one as Actor['restriction'])))).toEqual([true, true, false])
  expect(['none', 'limited', 'readOnly'].map((one) => may.readPartnerAgreements(admin(one as Actor['restriction'])))).toEqual([
    true,
    false,
    false,
  ])
  expect([may.readAgreements(admin('readOnly')), may.readAgreements(actor({ profile: 'CNS' })), may.readAgreements(actor({}))]).toEqual([
    true,
    true,
    false,
  ])
})

test('an agreement is read by who signs it, by the person it binds and by the referent of the company it binds', () => {
  const of = (facts: Partial<Parameters<typeof may.readOne>[1]>) => ({ signatories: [], user_id: null, company_id: null, ...facts })
  expect(may.readOne(actor({}), of({ signatories: [7] }))).toBe(true)
  expect(may.readOne(actor({}), of({ user_id: 7 }))).toBe(true)
  expect(may.readOne(actor({ profile: 'REF', company_id: 3 }), of({ company_id: 3 }))).toBe(true)
  expect(may.readOne(actor({ company_id: 3 }), of({ company_id: 3 }))).toBe(false)
  expect(may.readOne(actor({}), of({ signatories: [8], user_id: 9 }))).toBe(false)
  expect(may.readOne(visitor(1), of({}))).toBe(false)
  expect([may.sign(actor({}), { user_id: 7 }), may.sign(actor({}), { user_id: 8 }), may.sign(visitor(1), { user_id: null })]).toEqual([
    true,
    false,
    false,
  ])
})
