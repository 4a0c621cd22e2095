import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { lazy, type ReactNode, useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Button } from '../display/button.tsx'
import { InFrench } from '../i18n/language-fixture.tsx'
import { readQuestion } from './confirm.ts'
import { Dialog } from './dialog.tsx'

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

function Asking({ children, acts }: { children?: ReactNode; acts?: ReactNode }) {
  return (
    <InFrench>
      <Dialog opened onClose={() => {}} title="Question" acts={acts}>
        {children}
      </Dialog>
    </InFrench>
  )
}
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null
const acts = (
  <>
    <Button>Annuler</Button>
    <Button variant="danger">Supprimer</Button>
  </>
)

test.each<[string, ReactNode, ReactNode, string]>([
  ['the first field', <input key="a" aria-label="Nom" />, acts, 'Nom'],
  ['a field that can be filled', [<input key="a" aria-label="Nom" disabled />, <input key="b" aria-label="Ville" />], acts, 'Ville'],
  [
    'what the dialog asks for itself',
    [<input key="a" aria-label="Nom" />, <input key="b" aria-label="Motif" data-autofocus />],
    acts,
    'Motif',
  ],
  ['the safest act of a question', <p key="a">Tout sera perdu.</p>, acts, 'Annuler'],
  ['the cross rather than its one act', <p key="a">Signez ici.</p>, <Button key="b">Signer</Button>, 'Fermer'],
  ['the cross of what is only read', <p key="a">Voici.</p>, null, 'Fermer'],
])('a dialog opens on %s', async (_, content, foot, expected) => {
  render(<Asking acts={foot}>{content}</Asking>)
  await waitFor(() => expect(focused()).toBe(expected))
})

test('a dialog stands at once, while what it holds still comes', async () => {
  const Late = lazy(() => new Promise<never>(() => undefined))
  render(
    <Asking>
      <Late />
    </Asking>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Question' })
  expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull()
})

test('a field that comes later takes the focus, unless somebody acted meanwhile', async () => {
  const { rerender } = render(<Asking />)
  await waitFor(() => expect(focused()).toBe('Fermer'))
  rerender(
    <Asking>
      <input aria-label="Nom" />
    </Asking>,
  )
  await waitFor(() => expect(focused()).toBe('Nom'))
  cleanup()
  const { rerender: draw } = render(<Asking />)
  await waitFor(() => expect(focused()).toBe('Fermer'))
  fireEvent.keyDown(document.activeElement!, { key: 'Tab' })
  draw(
    <Asking>
      <input aria-label="Nom" />
    </Asking>,
  )
  await screen.findByLabelText('Nom')
  await new Promise((wake) => setTimeout(wake, 20))
  expect(focused()).toBe('Fermer')
})

test('Escape asks before what was typed is lost, and closes at once when nothing was', async () => {
  render(<Opening />)
  await openAndClose()
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter' }))
  const field = await screen.findByLabelText('Nom')
  field.focus()
  fireEvent.change(field, { target: { value: 'Roux' } })
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(readQuestion()?.title).toMatchObject({ fr: expect.stringMatching(/^Quitter sans enregistrer/) }))
  await act(async () => readQuestion()?.answer(false))
  expect((screen.getByLabelText('Nom') as HTMLInputElement).value).toBe('Roux')
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(readQuestion()).not.toBeNull())
  await act(async () => readQuestion()?.answer(true))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
