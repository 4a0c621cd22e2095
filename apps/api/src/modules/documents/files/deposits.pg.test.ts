import { documentsContract } from '@kxo/domain/documents/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { sendFile } from '../../../testing/send-file.ts'
import { withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant, type Refused } from '../../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())

const mb = 1024 * 1024
const aDay = 200 * mb
const crowd = 12

/** Nobody waits to be counted. */
const noTurns = (statement: string): string =>
  statement.startsWith('select pg_advisory_xact_lock($1, hashtext($2))') ? 'select pg_sleep(0.02), $1::text, $2::text' : statement

/** A person whose day has room for two more files sends many at once: how many were stored, and how the others were refused. */
async function deposits() {
  const tenant = await aTenant(program)
  const person = await tenant.aPerson()
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(10_000, 32), Buffer.from('\n%%EOF')])
  await tenant.inTenant((db) =>
    db
      .insertInto('files')
      .values({
        name: 'déjà.pdf',
        content_type: 'application/pdf',
        size: aDay - 2 * bytes.length,
        sha256: '0'.repeat(64),
        storage_key: `${tenant.id}/before`,
        created_by: person.id,
      })
      .execute(),
  )
  const answers = await Promise.allSettled(
    Array.from({ length: crowd }, (_, n) =>
      sendFile(program, person, documentsContract.uploadUserFile, {
        params: {},
        query: { category: 'document' },
        name: `piece-${n}.pdf`,
        bytes,
      }),
    ),
  )
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as Refused).code] : []))
  const files = await tenant.inTenant((db) => db.selectFrom('files').select('size').where('created_by', '=', person.id).execute())
  expect(files.length - 1).toBe(crowd - refusals.length)
  return { stored: files.length - 1, refusals: new Set(refusals), bytes: files.reduce((sum, { size }) => sum + Number(size), 0) }
}

test('files deposited all at once stay within what a person deposits in a day', async () => {
  expect(await deposits()).toEqual({ stored: 2, refusals: new Set(['depositsOfDay']), bytes: aDay })
})

test('control: without the wait for one another, more are stored', control, async () => {
  const { result } = await withoutProtection(program, { strip: noTurns }, deposits)
  expect(result.stored).toBeGreaterThan(2)
})
