import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { CodeToSign } from './code-to-sign.tsx'

const sent: unknown[] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { params, body }: { params: { slot: number }; body: unknown }) => {
    sent.push([path.split('/').at(-2), params.slot, body])
    return { to: '06 •• •• •• 09' }
  },
}))
afterEach(() => {
  cleanup()
  sent.length = 0
})

function Field({ channels }: { channels: readonly ('mail' | 'sms')[] }) {
  const [code, setCode] = useState('')
  return <CodeToSign slot={7} channels={channels} value={code} onChange={setCode} />
}

test('a code is asked for the way one chooses, and said to have left', async () => {
  showPage(() => <Field channels={['mail', 'sms']} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Recevoir un code par SMS' }))
  expect(await screen.findByText(/Code envoyé à 06 •• •• •• 09/)).toBeTruthy()
  expect(sent).toEqual([['signing-code', 7, { by: 'sms' }]])
  expect(screen.getByRole('textbox', { name: 'Code de signature' })).toBeTruthy()
})

test('without a mobile there is the mail alone, and nothing to ask for where the code is shown on site', async () => {
  showPage(() => <Field channels={['mail']} />)
  expect(await screen.findByRole('button', { name: 'Recevoir un code par mail' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /SMS/ })).toBeNull()
  cleanup()
  showPage(() => <Field channels={[]} />)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code affiché sur place' })).toBeTruthy())
  expect(screen.queryByRole('button', { name: /Recevoir/ })).toBeNull()
})
