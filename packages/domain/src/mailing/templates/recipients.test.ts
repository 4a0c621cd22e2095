import { expect, test } from 'vitest'
import { moments } from '../moments.ts'
import { lockedAudience, reachesSomebody, receivingRoles, removableRoles } from './recipients.ts'

const untouched = { removed_roles: [], copy_roles: [], copy_to: [] }

test('a tenant removes whom a message writes to by itself, except where the law or security decides', () => {
  expect(removableRoles(moments.end_event)).toEqual(['responsible', 'partner'])
  expect(removableRoles(moments.pay_guest)).toEqual(['payer'])
  for (const moment of [moments.validation_code, moments.newsletter, moments.cancel_event, moments.file_changed]) {
    expect(removableRoles(moment)).toEqual([])
    expect(lockedAudience(moment)?.fr).toBeTruthy()
  }
  expect(lockedAudience(moments.validation_code)).not.toEqual(lockedAudience(moments.newsletter))
})

test('a message is for somebody: one of its own, a copy by role, or an address', () => {
  const alone = { ...untouched, removed_roles: ['payer' as const] }
  expect(receivingRoles(moments.pay_guest, alone)).toEqual([])
  expect(reachesSomebody(moments.pay_guest, alone)).toBe(false)
  expect(reachesSomebody(moments.pay_guest, { ...alone, copy_roles: ['funder'] })).toBe(true)
  expect(reachesSomebody(moments.pay_guest, { ...alone, copy_to: ['compta@forma.test'] })).toBe(true)
  expect(receivingRoles(moments.end_event, { removed_roles: ['partner'] })).toEqual(['responsible'])
})
