import { once } from 'node:events'
import { connect } from 'node:net'
import { kernelErrors } from '@kxo/domain/kernel/errors'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, type Persona, type TenantWorld } from '../../testing/world.ts'

let program: Program
let tenant: TenantWorld
let admin: Persona
let port: number
beforeAll(async () => {
  program = await startProgram({ slowBodyMs: 2000 })
  tenant = await aTenant(program)
  admin = await tenant.anAdmin()
  port = Number(new URL(await program.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => program.close())

/** Writes bytes as they are, the last of them after something else, then waits until the server closes. @returns what it answered */
async function raw(lines: string, last?: { after: Promise<unknown>; bytes: string }): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answered = ''
  socket.on('data', (chunk: Buffer) => (answered += chunk)).on('error', () => {})
  socket.write(lines)
  if (last) void last.after.then(() => socket.write(last.bytes))
  await once(socket, 'close')
  return answered
}
const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
const refusalOf = ({ code, fr }: { code: string; fr: string }) => ({ code, message: fr })

describe('what is refused before a route is found answers like the rest', () => {
  test('no HTTP, headers too long, an address that means nothing, a parameter too long', async () => {
    expect(bodyOf(await raw('BONJOUR\r\n\r\n'))).toEqual(refusalOf(kernelErrors.unreadable))
    const long = await raw(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(80_000)}\r\n\r\n`)
    expect([long.slice(9, 12), bodyOf(long)]).toEqual(['431', refusalOf(kernelErrors.headersTooLarge)])
    for (const path of ['/api/clients/%E0%A4%A/context/', `/api/clients/${'a'.repeat(600)}/context/`]) {
      const response = await program.app.inject({ method: 'GET', url: path })
      expect([response.statusCode, response.json()], path).toEqual([404, refusalOf(kernelErrors.notFound)])
    }
  })
})

test('a page that cannot be written says so as a page, in the language of the browser', async () => {
  const find = vi.spyOn(program.services.tenants, 'find').mockRejectedValue(new Error('broken'))
  const ask = (accept: string) =>
    program.app.inject({
      method: 'GET',
      url: `/${tenant.name}/public/events`,
      headers: { accept, 'accept-language': 'en', 'x-request-id': 'r' },
    })
  const page = await ask('text/html,*/*')
  const answer = await ask('application/json')
  find.mockRestore()
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(page.body).toContain(`<html lang="en">`)
  expect(page.body).toContain(`<h1>${kernelErrors.unexpected.en}</h1>`)
  expect(answer.json()).toMatchObject({ code: 'unexpected', message: kernelErrors.unexpected.en })
})

describe('bodies', () => {
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.token}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

  test('one that does not come is cut in words, while a file that began before it may still come', async () => {
    const boundary = 'frontiere'
    const path = `/api/clients/${tenant.name}/imports/`
    const begin = `--${boundary}\r\ncontent-disposition: form-data; name="entity"\r\n\r\ncontacts\r\n`
    const end = `--${boundary}--\r\n`
    const file = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${admin.token}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${begin.length + end.length}\r\n\r\n${begin}`
    let cut = (): void => {}
    const isCut = new Promise<void>((done) => (cut = done))
    const hasBegun = once(program.app.server, 'request')
    const uploaded = raw(file, { after: isCut, bytes: end })
    await hasBegun
    const slow = await raw(`${head(`/api/clients/${tenant.name}/front-logs/`, 100)}{"page`)
    cut()
    expect([slow.slice(9, 12), bodyOf(slow)]).toEqual(['408', refusalOf(kernelErrors.tooSlow)])
    expect((await uploaded).slice(9, 12)).toBe('400')
  })

  test('a provider that is not set is a 404 before anything of the body is read: one that was waited for would be cut', async () => {
    const path = `/api/clients/${tenant.name}/provider-events/stripe/`
    const answer = await raw(head(path, 500_000_000))
    expect([answer.slice(9, 12), bodyOf(answer)]).toEqual(['404', refusalOf(kernelErrors.notFound)])
  })
})

test('a full disk is told in words, and what was received is let go', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  const put = vi.spyOn(program.services.storage, 'putFile').mockRejectedValue(full)
  const bytes = vi.spyOn(program.services.storage, 'put').mockRejectedValue(full)
  const form = new FormData()
  form.set(
    'file',
    new File(
      [Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')],
      'logo.png',
    ),
  )
  const response = await fetch(`http://127.0.0.1:${port}/api/clients/${tenant.name}/logo/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'fr' },
    body: form,
  })
  expect([response.status, await response.json()]).toEqual([
    507,
    { ...refusalOf(kernelErrors.storageFull), correlation_id: expect.any(String) },
  ])
  put.mockRestore()
  bytes.mockRestore()
})
