import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/react'
import { Activity, useLayoutEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
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

const editor = (): Editor => (screen.getByRole('textbox') as HTMLElement & { editor: Editor }).editor
const type = (letter: string) => editor().commands.insertContentAt(editor().state.selection.from, letter)

/** A form slower than the hand: the next letter is typed as soon as the one before is drawn. */
function SlowForm() {
  const [value, setValue] = useState<unknown>(text('Droit'))
  useLayoutEffect(() => {
    if (JSON.stringify(value).includes('"ADroit"')) type('B')
  }, [value])
  return <RichEditor name="text" label="Présentation" value={value} onChange={setValue} />
}

test('letters typed faster than they are drawn stay where they were typed', async () => {
  render(
    <InFrench>
      <SlowForm />
    </InFrench>,
  )
  await waitFor(() => expect(shown()).toBe('Droit'))
  await act(async () => {
    editor().commands.setTextSelection(1)
    type('A')
  })
  await waitFor(() => expect(shown()).toBe('ABDroit'))
  expect(editor().state.selection.from).toBe(3)
})
