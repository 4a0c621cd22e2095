import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { CodeToSign } from './code-to-sign.tsx'

const sent: unknown[] = []
const send = async (by: 'mail' | 'sms') => {
  sent.push(by)
  return { to: '06 •• •• •• 09' }
}
afterEach(() => {
  cleanup()
  sent.length = 0
})

function Field({ channels }: { channels: readonly ('mail' | 'sms')[] }) {
  const [code, setCode] = useState('')
  return <CodeToSign send={send} channels={channels} value={code} onChange={setCode} />
}

test('a code is asked for the way one chooses, and said to have left', async () => {
  showPage(() => <Field channels={['mail', 'sms']} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Recevoir un code par SMS' }))
  expect(await screen.findByText(/Code envoyé à 06 •• •• •• 09/)).toBeTruthy()
  expect(sent).toEqual(['sms'])
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
