import { describe, expect, it } from 'vitest'
import { type Actor, visitor } from '../kernel/actor.ts'
import { proposedSource } from './merge/merging.ts'
import { accountActs, changeableFields, mayStart, missingFields, readsAll } from './rules.ts'

const actor = (overrides: Partial<Actor>): Actor => ({ ...visitor(1), user_id: 1, profile: 'USR', session: 'full', ...overrides })
const person = { user_id: 9, company_id: 5, profile: 'USR', is_admin: false, is_super_admin: false, has_password: false } as const
const administrator = { ...person, is_admin: true }
const full = actor({ profile: 'ADM', is_admin: true })
const limited = actor({ profile: 'ADM', is_admin: true, restriction: 'limited' })
const readOnly = actor({ profile: 'ADM', is_admin: true, restriction: 'readOnly' })
const referent = actor({ profile: 'REF', company_id: 5 })

describe('what one changes of a record (docs/decisions/0015)', () => {
  it('is all of it for those who follow people, but an administrator’s for an unrestricted one only', () => {
    expect(changeableFields(full, person)).toContain('company')
    expect(changeableFields(limited, person)).toContain('mail')
    expect(changeableFields(readOnly, person)).toEqual([])
    expect(changeableFields(limited, administrator)).toEqual([])
    expect(changeableFields(full, administrator)).toContain('mail')
    expect(changeableFields(full, { ...administrator, is_super_admin: true })).toEqual([])
  })

  it('leaves the address of an account to its person and to an unrestricted administrator (PRV-40)', () => {
    const consultant = actor({ profile: 'CNS' })
    for (const target of [
      { ...person, has_password: true },
      { ...person, profile: 'CNS' as const },
    ]) {
      expect(changeableFields(full, target)).toContain('mail')
      for (const who of [limited, consultant]) {
        expect(changeableFields(who, target)).not.toContain('mail')
        expect(changeableFields(who, target)).toContain('town')
      }
    }
  })

  it('is one’s own details, and the professional part of one’s team', () => {
    const own = changeableFields(actor({ user_id: 9, company_id: 5 }), person)
    expect(own).toContain('birth_date')
    expect(own).not.toContain('company')
    expect(own).not.toContain('mail')
    expect([...changeableFields(referent, person)].sort()).toEqual(['civility', 'first_name', 'job', 'last_name', 'phone'])
    expect(changeableFields(referent, { ...person, company_id: 6 })).toEqual([])
    expect(changeableFields(referent, administrator)).toEqual([])
    expect(readsAll(referent, person)).toBe(false)
    expect(readsAll(readOnly, person)).toBe(true)
  })
})

describe('acts on an account', () => {
  it('never start from nor lead to a deleted account', () => {
    for (const act of Object.keys(accountActs) as (keyof typeof accountActs)[]) {
      expect(mayStart(act, 'deleted')).toBe(false)
      expect(accountActs[act].to).not.toBe('deleted')
    }
  })
  it('come back from what closes an account', () => {
    for (const act of ['suspend', 'disable'] as const) expect(mayStart('reactivate', accountActs[act].to)).toBe(true)
  })
})

describe('a profile to complete (status 2)', () => {
  it('names what is missing, blanks included, in the order of the form', () => {
    expect(
      missingFields({ first_name: 'Ana', last_name: 'Roy', phone: null, address: '  ', code_postal: '35000', town: 'Rennes' }),
    ).toEqual(['phone', 'address'])
  })
})

describe('the record a merged field comes from', () => {
  const people = [
    { id: 1, phone: null, town: 'Rennes', job: '' },
    { id: 2, phone: '+33611111111', town: 'Brest', job: null },
  ]
  it('is the kept one when it says something, else the first that does', () => {
    expect(proposedSource(people, 1, 'town')).toBe(1)
    expect(proposedSource(people, 2, 'town')).toBe(2)
    expect(proposedSource(people, 1, 'phone')).toBe(2)
    expect(proposedSource(people, 1, 'job')).toBe(1)
  })
})
