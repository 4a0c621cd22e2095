import type { Readable } from 'node:stream'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** How the server takes a mail: refuses addresses, fails for a while, or is slow. */
type Mood = { refuses?: (address: string) => string | undefined; fails?: string; slowMs?: number }

const refusal = (text: string): Error => Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) })

/** A real SMTP server keeping what it receives; `mood` may change between two mails. */
export async function aMailServer() {
  const received: ParsedMail[] = []
  const mood: Mood = {}
  const take = async (stream: Readable): Promise<Error | undefined> => {
    const mail = await simpleParser(stream)
    if (mood.slowMs) await new Promise((wake) => setTimeout(wake, mood.slowMs))
    if (mood.fails) return refusal(mood.fails)
    received.push(mail)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refused = mood.refuses?.(address)
      done(refused ? refusal(refused) : null)
    },
    async onData(stream, _session, done) {
      done((await take(stream)) ?? null)
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no address')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    mood,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
export type MailServer = Awaited<ReturnType<typeof aMailServer>>
