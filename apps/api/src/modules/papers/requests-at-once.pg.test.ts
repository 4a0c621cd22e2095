import { documentKind } from '@kxo/domain/documents/kind'
import { papersContract as contract } from '@kxo/domain/papers/contract'
import { folderContract } from '@kxo/domain/papers/folder-contract'
import { partnerRecordsContract as records } from '@kxo/domain/partners/records/record-contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { control } from '../../testing/control.ts'
import { many, type Program, startProgram } from '../../testing/program.ts'
import { sendFile } from '../../testing/send-file.ts'
import { noRowLock, withoutProtection } from '../../testing/without-locks.ts'
import { aTenant, callAs } from '../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())

const crowd = 8

/** Administrators ask one person for one paper at once. @returns how many were told it is asked, and how many requests there are */
async function requestsAtOnce() {
  const tenant = await aTenant(program)
  const person = await tenant.aPerson()
  const admins = await Promise.all(Array.from({ length: crowd }, () => tenant.anAdmin()))
  const outcomes = await Promise.all(
    admins.map((admin) =>
      callAs(program, admin, contract.ask, {
        params: { client: tenant.name },
        body: { users: [person.id], kind: 'funding', name: 'Accord', as_partner: false },
      }),
    ),
  )
  const requests = await tenant.inTenant((db) => db.selectFrom('document_requests').select('id').execute())
  return { asked: outcomes.filter(({ changed }) => changed === 1).length, requests: requests.length }
}

/** A partner brings the same paper from several pages at once. @returns how many were stored */
async function broughtAtOnce(): Promise<number> {
  const tenant = await aTenant(program)
  const admin = await tenant.anAdmin()
  const paul = await tenant.aPartner()
  await callAs(program, admin, records.create, { params: { client: tenant.name }, body: { user_id: paul.id, kind: 'provider' } })
  const brought = await Promise.allSettled(
    Array.from({ length: crowd }, () =>
      sendFile(program, paul, folderContract.depositPaper, {
        params: { client: tenant.name },
        query: { kind: String(documentKind.codeOf('cv')) },
        name: 'cv.pdf',
        bytes: '%PDF-1.7 essai',
      }),
    ),
  )
  return brought.filter(({ status }) => status === 'fulfilled').length
}

test('a paper several administrators ask for at once is asked once', async () => {
  expect(await requestsAtOnce()).toEqual({ asked: 1, requests: 1 })
})

test('a paper a partner brings several times at once is kept once', async () => {
  expect(await broughtAtOnce()).toBe(1)
})

test('control: without locks it is asked, and kept, several times', control, async () => {
  const { result } = await withoutProtection(program, { strip: noRowLock }, async () => ({
    ...(await requestsAtOnce()),
    brought: await broughtAtOnce(),
  }))
  expect(result.requests).toBeGreaterThan(1)
  expect(result.brought).toBeGreaterThan(1)
})
