import { afterAll, beforeAll, expect, test } from 'vitest'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { partsOf } from '../../../testing/send-parts.ts'
import { withoutProtection } from '../../../testing/without-locks.ts'
import { aTenant } from '../../../testing/world.ts'

let program: Program
beforeAll(async () => {
  program = await startProgram({ connections: many })
})
afterAll(() => program.close())

/** Many requests go on from the same byte at once: how many were taken, and how much of the file is here. */
async function crowd() {
  const tenant = await aTenant(program)
  const { begin, append, head } = partsOf(program, await tenant.aPerson())
  const url = String((await begin('a.pdf', 10_000)).headers['location'])
  const answers = await Promise.all(Array.from({ length: 10 }, () => append(url, 0, Buffer.alloc(1000, 32))))
  const id = Number(/(\d+)\/$/.exec(url)![1])
  const { parts } = await tenant.inTenant((db) => db.selectFrom('uploads').select('parts').where('id', '=', id).executeTakeFirstOrThrow())
  return {
    added: answers.filter(({ statusCode }) => statusCode === 204).length,
    refused: answers.filter(({ statusCode }) => statusCode === 409).length,
    received: (await head(url)).headers['upload-offset'],
    parts: parts.length,
  }
}

test('of parts that go on from the same byte at once, one is added', async () => {
  expect(await crowd()).toEqual({ added: 1, refused: 9, received: '1000', parts: 1 })
})

/** Nobody looks again where the file stops. */
const wherever = (statement: string): string => statement.replace(/(update "uploads" .* and )"received" = (\$\d+)/, '$1$2::bigint >= 0')

test('control: without looking again where it stops, more are added', control, async () => {
  const { result } = await withoutProtection(program, { strip: wherever }, crowd)
  expect(result.parts).toBeGreaterThan(1)
})
