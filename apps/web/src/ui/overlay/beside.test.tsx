import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { InFrench } from '../i18n/language-fixture.tsx'
import { MenuBeside, PanelBeside, useBeside } from './beside.tsx'
import { onDemand } from './on-demand.tsx'

afterEach(cleanup)

const run = vi.fn<() => void>()
function Both() {
  const menu = useBeside('menu', useState(false))
  const panel = useBeside('dialog', useState(false))
  return (
    <InFrench>
      <button type="button" {...menu.button}>
        Exporter
      </button>
      <MenuBeside {...menu.place} acts={[{ label: { fr: 'Excel', en: 'Excel' }, run }]} />
      <button type="button" {...panel.button}>
        Filtrer
      </button>
      <PanelBeside {...panel.place}>
        <input aria-label="Valeur" />
      </PanelBeside>
    </InFrench>
  )
}

test.each([
  { name: 'Exporter', opened: 'menu' },
  { name: 'Filtrer', opened: 'dialog' },
])('« $name » opens its $opened, named by it, and has the focus back when it closes', async ({ name, opened }) => {
  render(<Both />)
  const button = screen.getByRole('button', { name })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  button.focus()
  fireEvent.click(button)
  const shown = screen.getByRole(opened, { name })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(button.getAttribute('aria-controls')).toBe(shown.id)
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await waitFor(() => expect(screen.queryByRole(opened)).toBeNull())
})

test('Escape on the button closes what has not come yet, or does not have the focus', async () => {
  render(<Both />)
  const button = screen.getByRole('button', { name: 'Filtrer' })
  button.focus()
  fireEvent.click(button)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an act of a menu runs, and a second click on its button closes it', async () => {
  render(<Both />)
  const button = screen.getByRole('button', { name: 'Exporter' })
  fireEvent.click(button)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Excel' }))
  expect(run).toHaveBeenCalledOnce()
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('what comes on demand is asked for once, drawn when it has come, and at once afterwards', async () => {
  const load = vi.fn<() => Promise<() => string>>(() => Promise.resolve(() => 'Venu'))
  const Part = onDemand(load)
  const { unmount } = render(<Part />)
  expect(screen.queryByText('Venu')).toBeNull()
  expect(await screen.findByText('Venu')).toBeTruthy()
  unmount()
  render(<Part />)
  expect(screen.getByText('Venu')).toBeTruthy()
  await act(() => Part.ask())
  expect(load).toHaveBeenCalledOnce()
})
