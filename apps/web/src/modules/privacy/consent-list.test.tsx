import type { Consents } from '@kxo/domain/privacy/contract'
import type { ConsentChannel } from '@kxo/domain/traces/consent'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../ui/feedback/toast.ts'
import { consentsQuery } from './api.ts'
import { ConsentList } from './consent-list.tsx'

const at = '2026-11-20T09:00:00Z'
const channels: readonly ConsentChannel[] = ['mail', 'sms']
/** What the server holds, channel by channel, and its answers on their way. */
let consented: Set<string>
let answers: (() => void)[]

const consents = () => ({
  channels: channels.map((channel) => ({
    channel,
    asked: channel,
    answer: consented.has(channel) ? { channel, is_given: true, wording: '', source: 'profile', at, by_name: null, note: null } : null,
  })),
  history: [],
})
beforeEach(() => {
  consented = new Set()
  answers = []
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined)
    consented.add(JSON.parse(String(body)).channel)
    const answer = Response.json(consents())
    return new Promise((resolve) => answers.push(() => resolve(answer)))
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

const accept = (label: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name: label })

test('two answers given one after the other both show, whatever the pace of the server', async () => {
  const { queries } = showPage(() => <ConsentList id={7} isOwn />)
  await act(async () => void queries.setQueryData(consentsQuery(7).queryKey, consents() as never as Consents))
  await screen.findByText('mail')
  const [mail, sms] = [/^Accepter.*mail/, /^Accepter.*SMS/]
  fireEvent.click(accept(mail))
  fireEvent.click(accept(sms))
  await waitFor(() => expect(answers.length).toBeGreaterThan(0))
  // The last one asked is answered first, when both are.
  while (answers.length > 0) await act(async () => answers.pop()?.())
  await waitFor(() => expect(readToasts()).toHaveLength(2))
  expect([accept(mail).disabled, accept(sms).disabled]).toEqual([true, true])
})
