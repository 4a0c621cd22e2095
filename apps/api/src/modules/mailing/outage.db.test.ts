import { connect, createServer, type Socket } from 'node:net'
import { mailStatus } from '@kxo/domain/mailing/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailServer, type MailServer } from '../../testing/a-mail-server.ts'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type TenantWorld } from '../../testing/world.ts'
import { deliver, enqueueMail } from './index.ts'
import { deliverMail } from './jobs.ts'

const mails = 12
let server: MailServer
let line: Awaited<ReturnType<typeof aLine>>
let program: Program
let tenant: TenantWorld

/** The line to a mail server: while it is cut, whoever speaks on it is hung up on after some words. */
async function aLine(port: number) {
  const state = { isCut: false, hungUp: 0 }
  const open = new Set<Socket>()
  const proxy = createServer((caller) => {
    const callee = connect(port, '127.0.0.1')
    for (const socket of [caller, callee]) {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    callee.on('data', (data) => caller.write(data)).on('close', () => caller.destroy())
    caller
      .on('close', () => callee.destroy())
      .on('data', (data) => {
        // Between two commands, or in the middle of a message: the server never has the whole of it.
        if (state.isCut && /^DATA/m.test(data.toString('latin1'))) {
          state.hungUp++
          caller.destroy()
        } else callee.write(data)
      })
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('the line has no address')
  const close = () => {
    for (const socket of open) socket.destroy()
    proxy.close()
  }
  return { url: `smtp://127.0.0.1:${address.port}`, state, close }
}

beforeAll(async () => {
  server = await aMailServer()
  line = await aLine(Number(new URL(server.url).port))
  program = await startProgram({ environment: { SMTP_URL: line.url } })
  tenant = await aTenant(program)
})
afterAll(async () => {
  await program.close()
  line.close()
  await server.close()
})

test('a connection cut for an hour loses nothing and sends nothing twice', async () => {
  const ids = await tenant.asMachine(async (context) => {
    const written: number[] = []
    for (let n = 0; n < mails; n++) {
      const to = { user_id: null, mail: `p${n}@essai.test`, first_name: '', last_name: '', language: 'fr' as const }
      written.push(
        (await enqueueMail(context, { moment: 'task_done', values: { author: 'Alice', title: 'Essai' }, occurrence: `cut ${n}`, to })) ?? 0,
      )
    }
    return written
  })
  const setting = { services: program.services, tenant: (await program.services.tenants.find(tenant.id))!, now: new Date() }
  const tryAll = () => Promise.allSettled(ids.map((mail_id) => deliver(setting, { mail_id })))
  const retries = deliverMail.retries ?? 0
  // The last try comes after as long as all the pauses before it.
  expect((deliverMail.retryDelay ?? 0) * (2 ** retries - 1)).toBeGreaterThan(3600)
  line.state.isCut = true
  for (let round = 0; round < retries; round++) {
    const outcomes = await tryAll()
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([])
  }
  expect(line.state.hungUp).toBeGreaterThan(0)
  expect(server.received).toEqual([])
  line.state.isCut = false
  await tryAll()
  await tryAll()
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(mails)
  expect(server.received).toHaveLength(mails)
  const standing = await tenant.inTenant((db) => db.selectFrom('mails').select('status').where('id', 'in', ids).execute())
  expect(new Set(standing.map(({ status }) => status))).toEqual(new Set([mailStatus.codeOf('sent')]))
})
