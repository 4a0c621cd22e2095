import { expect, test } from 'vitest'
import { moments } from '../moments.ts'
import { copyRolesOf } from './copies.ts'

test('a copy is offered to whom a message may know and does not write to already; never of a code', () => {
  expect(copyRolesOf(moments.create_guest)).toEqual(['payer', 'funder', 'responsible', 'partner', 'administrators'])
  expect(copyRolesOf(moments.invite_guest)).toEqual(['referent', 'payer', 'funder', 'responsible', 'partner', 'administrators'])
  expect(copyRolesOf(moments.pay_guest)).toEqual(['referent', 'funder', 'responsible', 'partner', 'administrators'])
  expect(copyRolesOf(moments.send_bill)).toEqual(['referent', 'payer', 'funder', 'responsible', 'administrators'])
  expect(copyRolesOf(moments.validate_payment)).toEqual(['referent', 'funder', 'responsible', 'administrators'])
  expect(copyRolesOf(moments.remind_bill_3)).toEqual(['referent', 'payer', 'funder', 'administrators'])
  expect(copyRolesOf(moments.end_event)).toEqual(['administrators'])
  expect(copyRolesOf(moments.create_task)).not.toContain('payer')
  expect(copyRolesOf(moments.task_done)).not.toContain('responsible')
  expect(copyRolesOf(moments.validation_code)).toEqual([])
  expect(copyRolesOf(moments.newsletter)).toEqual([])
})
