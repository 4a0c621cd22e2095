import { describe, expect, test } from 'vitest'
import { visitor } from '../../kernel/actor.ts'
import { moments } from '../moments.ts'
import { isPushedAtFirst, mayPush, pushMomentsFor } from './push-moments.ts'

const person = { ...visitor(1), user_id: 7, profile: 'USR' as const, session: 'full' as const }
const namesFor = (actor: Parameters<typeof pushMomentsFor>[0]) => pushMomentsFor(actor).map(({ name }) => name)

describe('what a person may receive on a device', () => {
  test('one’s own registrations for everybody; the work of organisers, partners and those with tasks, for them alone', () => {
    const own = namesFor(person)
    expect(own).toEqual(expect.arrayContaining(['register_guest', 'waiting_list_offer', 'cancel_event']))
    for (const name of ['ask_validation', 'assign_partner', 'create_task', 'limit_reached']) expect(own).not.toContain(name)
    expect(namesFor({ ...person, is_partner: true })).toContain('assign_partner')
    expect(namesFor({ ...person, has_tasks: true })).toContain('create_task')
    expect(namesFor({ ...person, profile: 'ADM', is_admin: true })).toContain('ask_validation')
  })

  test('never what opens an account, nor what is mailed alone', () => {
    expect(mayPush({ ...moments.register_guest, isSecret: true })).toBe(false)
    expect(mayPush(moments.invite_guest)).toBe(false)
  })

  test('what makes the organisation known waits to be chosen (PRV-02)', () => {
    expect(isPushedAtFirst(moments.register_guest)).toBe(true)
    expect(isPushedAtFirst(moments.publish_event)).toBe(false)
  })
})
