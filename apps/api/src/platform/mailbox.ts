import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { connect as connectSecurely } from 'node:tls'

/** A message of a mailbox: its number there, and its raw text. */
export type BoxedMessage = { number: number; raw: string }

/**
 * Reads a mailbox over POP3 (RFC 1939), oldest first; a message `keep` answers false for is deleted when the session ends, the others stay.
 * @param url `pop3://user:password@host:110` or `pop3s://…:995`
 * @throws Error when the server refuses, or says nothing for half a minute
 */
export async function readMailbox(url: string, keep: (message: BoxedMessage) => Promise<boolean>, most = 200): Promise<number> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'pop3s:'
  const at = { host: hostname, port: Number(port) || (isSecure ? 995 : 110) }
  const socket = isSecure ? connectSecurely({ ...at, servername: hostname }) : connect(at)
  socket.setTimeout(30_000, () => socket.destroy(new Error('the mailbox does not answer')))
  await once(socket, isSecure ? 'secureConnect' : 'connect')
  // One byte a character: what a message holds is decoded by whoever reads it.
  socket.setEncoding('latin1')
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  const next = async (): Promise<string> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('the mailbox closed the connection')
    return value
  }
  const answer = async (): Promise<string> => {
    const line = await next()
    if (!line.startsWith('+OK')) throw new Error(`the mailbox refuses: ${line}`)
    return line
  }
  const say = async (command: string): Promise<string> => {
    socket.write(`${command}\r\n`)
    return answer()
  }
  try {
    await answer()
    await say(`USER ${decodeURIComponent(username)}`)
    await say(`PASS ${decodeURIComponent(password)}`)
    const count = Math.min(most, Number((await say('STAT')).split(' ')[1]))
    for (let number = 1; number <= count; number++) {
      await say(`RETR ${number}`)
      const text: string[] = []
      // A line that begins with a dot has it doubled.
      for (let line = await next(); line !== '.'; line = await next()) text.push(line.startsWith('.') ? line.slice(1) : line)
      if (!(await keep({ number, raw: text.join('\r\n') }))) await say(`DELE ${number}`)
    }
    await say('QUIT')
    return count
  } finally {
    socket.destroy()
  }
}
