import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { pushContract as contract } from '@kxo/domain/mailing/push/push-contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { control } from '../../../testing/control.ts'
import { many, type Program, startProgram } from '../../../testing/program.ts'
import { runJobNow } from '../../../testing/run-jobs.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { enqueueMail } from '../enqueue-mail.ts'

/** A push service that leaves its first call unanswered until it is told to. */
let service: Server
let calls: ServerResponse[] = []
let firstCalled: () => void
let program: Program
let tenant: TenantWorld
let lea: Persona
beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume()
    calls.push(response)
    if (calls.length === 1) firstCalled()
    else response.writeHead(201).end()
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(service.address() as { port: number }).port}`
  program = await startProgram({ connections: many, environment: { PUSH_SERVICES: origin } })
  tenant = await aTenant(program, { own: ['push'] })
  lea = await tenant.aPerson()
  const body = {
    endpoint: `${origin}/phone`,
    public_key: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth_secret: randomBytes(16).toString('base64url'),
  }
  await callAs(program, lea, contract.addDevice, { params: { client: tenant.name }, body })
})
afterAll(async () => {
  await program.close()
  service.close()
})
beforeEach(() => {
  calls = []
})

const tell = (occurrence: string) =>
  tenant.asMachine((context) =>
    enqueueMail(context, {
      moment: 'validate_guest',
      to: { user_id: lea.id, mail: lea.mail, first_name: '', last_name: '', language: 'fr' },
      occurrence,
      values: { title: 'Excel', why: '' },
    }),
  )
const deliver = () => runJobNow(program, tenant.id, 'deliver-push', {})
/** One worker waits for the push service while a second does all it finds to do. */
async function twoWorkers(): Promise<void> {
  const reached = new Promise<void>((resolve) => {
    firstCalled = resolve
  })
  const first = deliver()
  await reached
  await deliver()
  calls[0]!.writeHead(201).end()
  await first
}

test('a notification one worker hands over is left alone by the other', async () => {
  await tell('race')
  await twoWorkers()
  expect(calls).toHaveLength(1)
})

test('control: without the claim, the second would hand it over again', control, async () => {
  await tell('control')
  await program.database.pool.query(`create or replace function forget_push_claim() returns trigger language plpgsql as $$ begin new.claimed_at := null; return new; end $$;
    create trigger forget_push_claim before update on pushes for each row execute function forget_push_claim()`)
  await twoWorkers()
  await program.database.pool.query('drop trigger forget_push_claim on pushes')
  expect(calls).toHaveLength(2)
})
