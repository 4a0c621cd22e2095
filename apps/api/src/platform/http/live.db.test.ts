import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { identityContract } from '@kxo/domain/identity/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Program, startProgram } from '../../testing/program.ts'
import { aTenant, callAs, type Persona, type TenantWorld } from '../../testing/world.ts'
import { endStreams, openLive, publish } from './live.ts'

let program: Program
let tenant: TenantWorld
let other: TenantWorld
let address: string
beforeAll(async () => {
  program = await startProgram()
  ;[tenant, other] = [await aTenant(program), await aTenant(program)]
  address = await program.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => program.close())

type News = { event: string; data: unknown }

/** A page reading the stream over the network, as a browser does. */
async function aPage(world: TenantWorld, who: Persona) {
  const stopper = new AbortController()
  const response = await fetch(`${address}/api/clients/${world.name}/stream/`, {
    headers: { authorization: `Bearer ${who.token}`, 'accept-encoding': 'gzip, br' },
    signal: stopper.signal,
  })
  const heard: News[] = []
  let isEnded = false
  const reading = (async () => {
    let unread = ''
    for await (const chunk of response.body ?? []) {
      unread += new TextDecoder().decode(chunk)
      for (const [block, event, data] of unread.matchAll(/event: (.*)\ndata: (.*)\n\n/g)) {
        heard.push({ event: event!, data: JSON.parse(data!) })
        unread = unread.replace(block, '')
      }
    }
  })()
    .catch(() => {})
    .finally(() => {
      isEnded = true
    })
  return { response, heard, isEnded: () => isEnded, leave: () => (stopper.abort(), reading) }
}
const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 5000, interval: 20 })
const telling = (world: TenantWorld, to: readonly number[] | 'everyone', kind: string, data?: unknown) =>
  world.asMachine((context) => publish(context, { to, kind, data }))

describe('news to open pages', () => {
  test('reach the persons named or everyone of the tenant, never another tenant', async () => {
    const [ana, ben, stranger] = [await tenant.aPerson(), await tenant.aPerson(), await other.aPerson()]
    const pages = [await aPage(tenant, ana), await aPage(tenant, ben), await aPage(other, stranger)] as const
    expect(pages[0].response.headers.get('content-type')).toContain('text/event-stream')
    expect(pages[0].response.headers.get('content-encoding')).toBeNull()

    await telling(tenant, [ana.id, stranger.id], 'note', { text: 'Été — « à toi »' })
    await telling(tenant, 'everyone', 'all', 1)
    await telling(other, 'everyone', 'theirs')
    await eventually(() => expect(pages[1].heard).toEqual([{ event: 'all', data: 1 }]))
    await eventually(() =>
      expect(pages[0].heard).toEqual([
        { event: 'note', data: { text: 'Été — « à toi »' } },
        { event: 'all', data: 1 },
      ]),
    )
    await eventually(() => expect(pages[2].heard).toEqual([{ event: 'theirs', data: null }]))
    for (const page of pages) await page.leave()
    await expect.poll(() => program.services.live.size()).toBe(0)
  })

  test('leave on commit only', async () => {
    const world = await aTenant(program)
    const ana = await world.aPerson()
    const page = await aPage(world, ana)
    await world
      .asMachine(async (context) => {
        await publish(context, { to: [ana.id], kind: 'undone' })
        throw new Error('undone')
      })
      .catch(() => {})
    await world.asMachine(async (context) => {
      await publish(context, { to: [ana.id], kind: 'done' })
      await new Promise((wake) => setTimeout(wake, 150))
      expect(page.heard).toEqual([])
    })
    await eventually(() => expect(page.heard).toEqual([{ event: 'done', data: null }]))
    await page.leave()
  })

  test('reach a thousand persons, and data too large is refused before it is lost', async () => {
    const world = await aTenant(program)
    const ana = await world.aPerson()
    const page = await aPage(world, ana)
    await telling(world, [...Array.from({ length: 1000 }, (_, index) => 1_000_000 + index), ana.id], 'crowd')
    await eventually(() => expect(page.heard).toEqual([{ event: 'crowd', data: null }]))
    await expect(telling(world, [ana.id], 'big', 'x'.repeat(8000))).rejects.toThrow(RangeError)
    await page.leave()
  })

  test('told just before a page listens are not lost for it: it reads again what it shows', async () => {
    const world = await aTenant(program)
    const [ana, ben] = [await world.aPerson(), await world.aPerson()]
    const first = await aPage(world, ana)
    await telling(world, [ana.id], 'note')
    await eventually(() => expect(first.heard).toEqual([{ event: 'note', data: null }]))
    const [second, bens] = [await aPage(world, ana), await aPage(world, ben)]
    await eventually(() => expect(second.heard).toEqual([{ event: 'missed', data: null }]))
    await telling(world, 'everyone', 'all')
    await eventually(() => expect(bens.heard).toEqual([{ event: 'all', data: null }]))
    const third = await aPage(world, ben)
    await eventually(() => expect(third.heard).toEqual([{ event: 'missed', data: null }]))
    for (const page of [first, second, bens, third]) await page.leave()
  })

  test('hold no connection of the pool while a page waits', async () => {
    const ana = await tenant.aPerson()
    const pages = await Promise.all(Array.from({ length: 5 }, () => aPage(tenant, ana)))
    await expect(callAs(program, ana, identityContract.me, {})).resolves.toMatchObject({ id: ana.id })
    expect(program.database.pool.waitingCount).toBe(0)
    for (const page of pages) await page.leave()
  })
})

describe('a stream ends', () => {
  test('when its session is closed, at once', async () => {
    const [ana, ben] = [await tenant.aPerson(), await tenant.aPerson()]
    const [page, stillOpen] = [await aPage(tenant, ana), await aPage(tenant, ben)]
    await callAs(program, ana, identityContract.logout, { params: { client: tenant.name } } as never)
    await eventually(() => expect(page.isEnded()).toBe(true))
    expect(page.heard.at(-1)).toEqual({ event: 'session-ended', data: { because: 'logout' } })
    expect(stillOpen.isEnded()).toBe(false)
    await stillOpen.leave()
  })

  test('when it is the last of a thousand sessions closed together', async () => {
    const ana = await tenant.aPerson()
    const page = await aPage(tenant, ana)
    const { id } = await tenant.inTenant((db) =>
      db.selectFrom('sessions').select('id').where('user_id', '=', ana.id).executeTakeFirstOrThrow(),
    )
    await tenant.asMachine((context) => endStreams(context, [...Array.from({ length: 999 }, () => randomUUID()), id]))
    await eventually(() => expect(page.isEnded()).toBe(true))
  })

  test('at the next beat when its session is no longer open, and other pages hear the beat', async () => {
    const open = new Set(['kept'])
    const live = await openLive(program.database, async () => open, 50)
    const reader = { tenant_id: tenant.id, user_id: 1 }
    const [stillOpen, shut] = [live.open({ ...reader, session_id: 'kept' }), live.open({ ...reader, session_id: 'shut' })]
    expect(await text(Readable.from(shut))).toBe('retry: 2000\n\nevent: session-ended\ndata: null\n\n')
    expect([(await stillOpen.next()).value, (await stillOpen.next()).value]).toEqual(['retry: 2000\n\n', ': \n\n'])
    await live.close()
  })

  test('not when it opens while the beat asks which sessions are open', async () => {
    let answer = (_: ReadonlySet<string>): void => {}
    let beats = 0
    const stillOpen = () => {
      beats++
      return new Promise<ReadonlySet<string>>((resolve) => (answer = resolve))
    }
    const live = await openLive(program.database, stillOpen, 50)
    const reader = { tenant_id: tenant.id, user_id: 1 }
    live.open({ ...reader, session_id: 'first' })
    await eventually(() => expect(beats).toBe(1))
    const late = live.open({ ...reader, session_id: 'late' })
    answer(new Set(['first']))
    await eventually(() => expect(beats).toBeGreaterThan(1))
    expect(live.size()).toBe(2)
    await late.return?.()
    await live.close()
  })

  test('when its reader lags or opens too many, so that nothing is kept for ever', async () => {
    const live = await openLive(program.database, async (sessions) => new Set(sessions), 60_000)
    const reader = { tenant_id: tenant.id, user_id: 7, session_id: 'one' }
    const streams = Array.from({ length: 10 }, () => live.open(reader))
    expect(live.size()).toBe(8)
    for (let round = 0; round < 300; round++) await telling(tenant, [7], 'flood')
    await expect.poll(() => live.size()).toBe(0)
    expect(streams).toHaveLength(10)
    await live.close()
  })

  test('no session, or a personal link’s: refused', async () => {
    const link = await tenant.aPerson({ isLink: true })
    const url = `${address}/api/clients/${tenant.name}/stream/`
    expect((await fetch(url)).status).toBe(401)
    expect((await fetch(url, { headers: { authorization: `Bearer ${link.token}` } })).status).toBe(403)
  })
})
