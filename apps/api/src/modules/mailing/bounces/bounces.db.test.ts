import { createServer, type Socket } from 'node:net'
import { mailEventsContract } from '@kxo/domain/mailing/mail-events-contract'
import { mailStatus } from '@kxo/domain/mailing/status'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Program, startProgram } from '../../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../../testing/world.ts'
import { machineContext } from '../../../worker.ts'
import { collectReports } from './collect-reports.ts'
import { messageId } from './message-id.ts'
import { noteReport } from './note-report.ts'
import { readReport } from './read-report.ts'

const token = 'a-token-of-sixteen-characters'
let mailbox: Awaited<ReturnType<typeof aMailbox>>
let program: Program
let tenant: TenantWorld
let person: Persona

/** A POP3 server holding the given messages. */
async function aMailbox() {
  const mailbox: string[] = []
  const serve = (socket: Socket): void => {
    const deleted = new Set<number>()
    const answers: Record<string, (value: string) => string> = {
      USER: () => '+OK',
      PASS: (value) => (value === 'secret' ? '+OK' : '-ERR wrong password'),
      STAT: () => `+OK ${mailbox.length} 1000`,
      RETR: (value) => `+OK\r\n${mailbox[Number(value) - 1]?.replaceAll(/\r\n\./g, '\r\n..')}\r\n.`,
      DELE: (value) => (deleted.add(Number(value)), '+OK'),
      QUIT: () => {
        const left = mailbox.filter((_, at) => !deleted.has(at + 1))
        mailbox.splice(0, mailbox.length, ...left)
        return '+OK'
      },
    }
    socket.write('+OK ready\r\n')
    socket.on('data', (data) => {
      const [verb = '', value = ''] = data.toString().trim().split(' ')
      socket.write(`${answers[verb]?.(value) ?? '-ERR'}\r\n`)
    })
    socket.on('error', () => undefined)
  }
  const server = createServer(serve)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mailbox has no address')
  return { held: mailbox, url: `pop3://bounces:secret@127.0.0.1:${address.port}`, close: () => server.close() }
}

beforeAll(async () => {
  mailbox = await aMailbox()
  program = await startProgram({
    environment: { BOUNCE_POP3_URL: mailbox.url, BOUNCE_ADDRESS: 'retours@kxo.test', MAIL_EVENTS_TOKEN: token },
  })
})
afterAll(async () => {
  await program.close()
  mailbox.close()
})
beforeEach(async () => {
  tenant = await aTenant(program)
  person = await tenant.aPerson({})
})

const aMail = async (occurrence = 'sent'): Promise<number> => {
  const id = await tenant.asMachine((context) =>
    context.services.enqueueMail(context, {
      moment: 'task_done',
      to: { user_id: person.id, mail: person.mail, first_name: 'Zoé', last_name: '', language: 'fr' },
      occurrence,
      values: { title: 'Appeler', author: 'Inès' },
    }),
  )
  await tenant.inTenant((db) =>
    db
      .updateTable('mails')
      .set({ status: mailStatus.codeOf('sent') })
      .where('id', '=', id ?? 0)
      .execute(),
  )
  return id ?? 0
}
const idOf = (mail_id: number) => messageId(program.services.config.secretKey, { tenant_id: tenant.id, mail_id }, 'kxo.test')
type SmsReport = { status?: string; action?: string; code?: string; id?: string }
const report = (
  mail_id: number,
  { status = '5.1.1', action = 'failed', code = `550 ${status} user unknown`, id = idOf(mail_id) }: SmsReport = {},
) =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.test>',
    'Message-ID: <report@mx.test>',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    `Final-Recipient: rfc822; ${person.mail}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${code}`,
    '',
    '--b',
    'Content-Type: message/rfc822-headers',
    '',
    `Message-ID: <${id}>`,
    'Subject: Fait',
    '--b--',
    '',
  ].join('\r\n')
const complaint = (mail_id: number) =>
  [
    'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
    '',
    '--b',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    `Original-Rcpt-To: <${person.mail}>`,
    '',
    '--b',
    'Content-Type: message/rfc822-headers',
    '',
    `Message-ID: <${idOf(mail_id)}>`,
    '--b--',
  ].join('\r\n')

/** What the reports of the mailbox, or of a provider, come to once their jobs are worked. */
async function collect(): Promise<void> {
  const own = (await program.services.tenants.find(tenant.id))!
  const sent: Parameters<typeof noteReport>[1][] = []
  await collectReports({
    services: program.services,
    tenant: own,
    now: new Date(),
    contextIn: (transaction) => machineContext(program.services, own, transaction, async (_, data) => void sent.push(data as never)),
  })
  for (const data of sent) await tenant.asMachine((context) => noteReport(context, data))
}
const standing = (id: number) =>
  tenant.inTenant((db) => db.selectFrom('mails').select(['status', 'reason']).where('id', '=', id).executeTakeFirstOrThrow())
const causes = () =>
  tenant.inTenant(async (db) =>
    (await db.selectFrom('mail_suppressions').select('cause').orderBy('id').execute()).map(({ cause }) => cause),
  )

test('a refusal that comes back marks its mail rejected and its address unknown; the mailbox is emptied', async () => {
  const id = await aMail()
  mailbox.held.push('Subject: Spam\r\n\r\nHello', report(id))
  await collect()
  expect(await standing(id)).toEqual({ status: mailStatus.codeOf('rejected'), reason: '5.1.1 550 5.1.1 user unknown' })
  expect(await causes()).toEqual(['hard_bounce'])
  expect(mailbox.held).toEqual([])
  mailbox.held.push(report(id))
  await collect()
  expect(await causes()).toEqual(['hard_bounce'])
})

test('a full box does not shut an address out, a delay changes nothing, a forged report is nobody’s', async () => {
  const [full, late, forged] = [await aMail('full'), await aMail('late'), await aMail('forged')]
  mailbox.held.push(
    report(full, { status: '5.2.2', code: '552 5.2.2 mailbox full' }),
    report(late, { status: '4.4.1', action: 'delayed' }),
    report(forged, { id: `${tenant.id}.${forged}.0123456789abcdef@kxo.test` }),
  )
  await collect()
  expect((await standing(full)).status).toBe(mailStatus.codeOf('rejected'))
  expect((await standing(late)).status).toBe(mailStatus.codeOf('sent'))
  expect((await standing(forged)).status).toBe(mailStatus.codeOf('sent'))
  expect(await causes()).toEqual([])
})

test('a complaint joins the suppression list, what is owed still leaves', async () => {
  const id = await aMail()
  expect(readReport(complaint(id))).toMatchObject({ kind: 'complaint', recipient: person.mail })
  mailbox.held.push(complaint(id))
  await collect()
  expect(await causes()).toEqual(['complaint'])
  expect((await standing(id)).status).toBe(mailStatus.codeOf('sent'))
})

test('a provider tells by its token alone; only mails of ours are noted', async () => {
  const id = await aMail()
  const tell = (token: string) =>
    callAs(program, null, mailEventsContract.mailEvents, {
      params: { client: tenant.name, token },
      body: {
        events: [
          { event: 'hard_bounce', 'message-id': `<${idOf(id)}>`, email: person.mail, reason: '550 5.1.1 unknown' },
          { event: 'hard_bounce', message_id: '<1.1.aaaaaaaaaaaaaaaa@elsewhere>', recipient: person.mail },
          { event: 'opened', message_id: idOf(id), recipient: person.mail },
        ],
      },
    })
  await expect(tell('another-token-of-the-same')).rejects.toMatchObject({ status: 404 })
  expect(await tell(token)).toEqual({ noted: 1 })
})
