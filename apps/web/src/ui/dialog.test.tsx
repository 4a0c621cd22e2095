import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { InFrench } from './language-fixture.tsx'

// The dialog and its kit come in a chunk of their own.
beforeAll(() => import('./modal.tsx'), 20_000)
afterEach(cleanup)

function Opening({ elsewhere }: { elsewhere?: string }) {
  const [opened, setOpened] = useState(false)
  const close = (): void => {
    setOpened(false)
    if (elsewhere) document.querySelector<HTMLElement>(elsewhere)?.focus()
  }
  return (
    <InFrench>
      <Button onClick={() => setOpened(true)}>Ajouter</Button>
      <input aria-label="Suite" />
      <Dialog opened={opened} onClose={close} title="Nouveau contact">
        <input aria-label="Nom" />
      </Dialog>
    </InFrench>
  )
}

async function openAndClose(): Promise<void> {
  const opener = screen.getByRole('button', { name: 'Ajouter' })
  opener.focus()
  fireEvent.click(opener)
  const field = await screen.findByLabelText('Nom')
  field.focus()
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('a dialog that closes gives the focus back to what opened it', async () => {
  render(<Opening />)
  await openAndClose()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ajouter' }))
})

test('a focus that went elsewhere stays there', async () => {
  render(<Opening elsewhere="[aria-label=Suite]" />)
  await openAndClose()
  expect(document.activeElement).toBe(screen.getByLabelText('Suite'))
})
