type Line = {
  level: number
  time: number
  msg?: string
  reqId?: string
  req?: { method: string; url: string }
  res?: { statusCode: number }
  responseTime?: number
  err?: { stack?: string; message?: string }
}

const levels: Readonly<Record<number, string>> = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }

/** One line of the log as a person reads it; the stack of a failure follows. */
export function readable(json: string): string {
  const { level, time, msg, reqId, req, res, responseTime, err } = JSON.parse(json) as Line
  const said = [
    new Date(time).toTimeString().slice(0, 8),
    (levels[level] ?? String(level)).padEnd(5),
    msg,
    req && `${req.method} ${req.url}`,
    res && `${res.statusCode}${responseTime === undefined ? '' : ` in ${Math.round(responseTime)} ms`}`,
    reqId && `(${reqId.slice(0, 8)})`,
  ]
  const failure = err?.stack ?? err?.message
  return `${said.filter(Boolean).join(' ')}\n${failure ? `${failure}\n` : ''}`
}

/** Where the log goes: words in a terminal, JSON lines anywhere else. */
export const logStream = (output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>) =>
  output.isTTY ? { write: (line: string) => void output.write(readable(line)) } : { write: (line: string) => void output.write(line) }
