import { act, cleanup, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, test } from 'vitest'
import { InFrench } from './language-fixture.tsx'
import RichEditor from './rich-editor.tsx'

const text = (words: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] })
const shown = (): string => screen.getByRole('textbox', { name: 'Présentation' }).textContent ?? ''
afterEach(cleanup)

const page = (value: unknown, mode: 'visible' | 'hidden' = 'visible') => (
  <InFrench>
    <Activity mode={mode}>
      <RichEditor name="text" label="Présentation" value={value} onChange={() => undefined} />
    </Activity>
  </InFrench>
)
/** Longer than an editor lives that no page shows. */
const meanwhile = () => act(async () => new Promise((wake) => setTimeout(wake, 20)))

test('a text from elsewhere shows in place of the one before', async () => {
  const { rerender } = render(page(text('Droit')))
  expect(shown()).toBe('Droit')
  await act(async () => rerender(page(text('Droit social'))))
  expect(shown()).toBe('Droit social')
})

test('a page that takes its time to show has its text all the same', async () => {
  const { rerender } = render(page('<p>Droit</p>', 'hidden'))
  await meanwhile()
  await act(async () => rerender(page('<p>Droit</p>')))
  await meanwhile()
  expect(shown()).toBe('Droit')
})
