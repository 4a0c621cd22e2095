import { expect, test } from 'vitest'
import { logStream, readable } from './log-stream.ts'

const line = (more: object) => `${JSON.stringify({ level: 30, time: 1_790_000_000_000, pid: 1, hostname: 'h', ...more })}\n`

test('a terminal shows words, anything else gets JSON lines', () => {
  const written: string[] = []
  const write = (text: string) => written.push(text) > 0
  const logged = line({ reqId: '0123456789', req: { method: 'GET', url: '/x' }, msg: 'incoming request' })
  logStream({ isTTY: false, write } as never).write(logged)
  logStream({ isTTY: true, write } as never).write(logged)
  expect(written[0]).toBe(logged)
  expect(written[1]).toMatch(/^\d\d:\d\d:\d\d info {2}incoming request GET \/x \(01234567\)\n$/)
})

test('an answer says its status and its time, a failure its stack', () => {
  expect(readable(line({ msg: 'request completed', res: { statusCode: 200 }, responseTime: 12.3 }))).toContain(
    'request completed 200 in 12 ms',
  )
  expect(readable(line({ level: 50, msg: 'failed', err: { stack: 'Error: x\n at y' } }))).toMatch(/ERROR failed\nError: x\n at y\n$/)
})
