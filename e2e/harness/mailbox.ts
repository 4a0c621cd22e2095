import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server keeping what it receives. */
export async function openMailbox() {
  const received: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (mail) => {
          received.push(mail)
          done()
        },
        (error: Error) => done(error),
      )
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no address')
  const addressees = (mail: ParsedMail): string[] => [mail.to ?? []].flat().flatMap((list) => list.value.map((one) => one.address ?? ''))
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    /** Waits for a mail to a person whose subject matches. @throws Error after 90 s, listing what came */
    async waitFor(recipient: string, subject: RegExp): Promise<ParsedMail> {
      const deadline = Date.now() + 90_000
      while (Date.now() < deadline) {
        const mail = received.find((one) => addressees(one).includes(recipient) && subject.test(one.subject ?? ''))
        if (mail) return mail
        await new Promise((wake) => setTimeout(wake, 100))
      }
      throw new Error(
        `no mail ${subject} to ${recipient}; received: ${received.map((one) => `${addressees(one).join()} « ${one.subject} »`).join(' · ')}`,
      )
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
export type Mailbox = Awaited<ReturnType<typeof openMailbox>>
