import type { DoorList, Scan } from '@kxo/domain/attendance/door-contract'
import { passPayload } from '@kxo/domain/registrations/pass-text'
import { beforeAll, describe, expect, test } from 'vitest'
import { decideOffline } from './decide-offline.ts'

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const now = new Date('2026-11-20T09:00:00Z')
let pair: CryptoKeyPair
let list: DoorList
beforeAll(async () => {
  pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const holder = { company_name: null, pass_rev: 1, is_inside: false, last_at: null }
  list = {
    event: 42,
    title: 'Droit social',
    made_at: now,
    public_key: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
    doors: [],
    holders: [
      { ...holder, registration: 1, name: 'Léa Roy', code: 'ABCDE-FGHJK', status: 'registered' },
      { ...holder, registration: 2, name: 'Hugo Petit', code: 'BBBBB-BBBBB', status: 'cancelled' },
      { ...holder, registration: 3, name: 'Ana Cruz', code: 'CCCCC-CCCCC', status: 'toPay' },
    ],
  }
})

const aScan = (more: Partial<Scan>): Scan => ({ id: crypto.randomUUID(), kind: 'entry', at: now, is_offline: true, ...more })
async function aToken(ticket: string, rev = 1, expires = new Date('2026-12-20T00:00:00Z')): Promise<string> {
  const payload = passPayload('e1', { event: 'e42', ticket, rev, expires })
  return `${payload}.${base64url(await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(payload)))}`
}
const decided = async (scan: Partial<Scan>, made: Scan[] = []) => {
  const { outcome, holder, refusal } = await decideOffline(list, made, aScan(scan))
  return [outcome, holder?.name ?? null, refusal?.sentence.en ?? null]
}

describe('EXT-10 a device alone decides as the server does', () => {
  test('lets in by a signed code, a typed one, a name', async () => {
    for (const scan of [{ code: await aToken('r1') }, { code: 'abcde fghjk' }, { registration: 1 }])
      expect(await decided(scan)).toEqual(['welcome', 'Léa Roy', null])
  })

  test('refuses a forged code, an expired one, one replaced, one of nobody here', async () => {
    const token = await aToken('r1')
    expect(await decided({ code: token.replace('|r1|', '|r3|') })).toEqual(['refused', null, 'Unknown code'])
    expect(await decided({ code: await aToken('r1', 1, new Date('2026-11-19T00:00:00Z')) })).toEqual(['refused', null, 'Expired code'])
    expect((await decided({ code: await aToken('r1', 0) }))[0]).toBe('refused')
    expect(await decided({ code: await aToken('r99') })).toEqual(['refused', null, 'Unknown code'])
    expect(await decided({ code: 'ZZZZZ-ZZZZZ' })).toEqual(['refused', null, 'Unknown code'])
  })

  test('refuses who is cancelled or has not paid', async () => {
    expect((await decided({ registration: 2 })).slice(0, 2)).toEqual(['refused', 'Hugo Petit'])
    expect((await decided({ registration: 3 })).slice(0, 2)).toEqual(['refused', 'Ana Cruz'])
  })

  test('remembers what it let through: a second entry, an exit, an entry again', async () => {
    const entered = aScan({ registration: 1 })
    expect((await decided({ code: 'ABCDE-FGHJK' }, [entered]))[0]).toBe('again')
    expect((await decided({ registration: 1, kind: 'exit' }))[0]).toBe('refused')
    expect((await decided({ registration: 1, kind: 'exit' }, [entered]))[0]).toBe('welcome')
    expect((await decided({ registration: 1 }, [entered, aScan({ registration: 1, kind: 'exit' })]))[0]).toBe('welcome')
  })
})
