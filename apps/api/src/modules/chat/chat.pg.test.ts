import { chatContract as contract } from '@kxo/domain/chat/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { noRowLock, withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let person: Persona
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())
beforeEach(async () => {
  tenant = await aTenant(program)
  person = await tenant.aPerson()
})

const crowd = 8
const body = { body: 'Bonjour', key: 'the-same-message' }
const all = () => ({ params: { client: tenant.name } })
const start = () => callAs(program, person, contract.start, { ...all(), body })
const messages = () => tenant.inTenant((db) => db.selectFrom('conversation_messages').select(['id', 'conversation_id']).execute())

describe('the same first message, leaving many times at once', () => {
  const startAtOnce = () => Promise.allSettled(Array.from({ length: crowd }, start))

  it('is one message of one conversation, which all of them show', async () => {
    const settled = await startAtOnce()
    const ids = settled.map((one) => (one.status === 'fulfilled' ? one.value.id : null))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).not.toBeNull()
    expect(await messages()).toHaveLength(1)
  })

  it('control: without the wait for each other, some are refused', control, async () => {
    const { result } = await withoutProtection(program, { strip: noRowLock }, startAtOnce)
    expect(result.map(({ status }) => status)).toContain('rejected')
  })
})

it('the same answer, leaving many times at once, is written once and answered alike', async () => {
  const { id } = await start()
  const post = () =>
    callAs(program, person, contract.post, { params: { client: tenant.name, id }, body: { ...body, key: 'the-same-answer' } })
  const answers = await Promise.all(Array.from({ length: crowd }, post))
  expect(new Set(answers.map((one) => one.id)).size).toBe(1)
  expect(await messages()).toHaveLength(2)
})
