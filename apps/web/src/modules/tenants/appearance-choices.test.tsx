import { Menu } from '@mantine/core'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { chooseAppearance, chosenAppearance } from '../../platform/theme.ts'
import { contextQuery } from './api.ts'
import AppearanceChoices from './appearance-choices.tsx'

/** Lets what is kept be read, then the choice be kept. */
let letRead: () => void
let letKeep: () => void

beforeEach(() => {
  const [reading, keeping] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  letRead = reading.resolve
  letKeep = keeping.resolve
  let saved = { id: 4, user: 7, fields: { appearance: 'light' }, filters: {} }
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    await (method === 'PATCH' ? keeping.promise : reading.promise)
    if (method !== 'PATCH') return Response.json([saved])
    saved = { ...saved, ...JSON.parse(String(body)) }
    return Response.json(saved)
  })
})
afterEach(() => {
  cleanup()
  chooseAppearance(null)
  vi.unstubAllGlobals()
})

test('a choice made before the one kept has come is not undone by it', async () => {
  const { queries } = showPage(() => (
    <Menu opened>
      <Menu.Target>
        <button type="button">Compte</button>
      </Menu.Target>
      <Menu.Dropdown>
        <AppearanceChoices />
      </Menu.Dropdown>
    </Menu>
  ))
  fireEvent.click(await screen.findByRole('menuitemradio', { name: /Sombre/ }))
  expect(chosenAppearance()).toBe('dark')
  await act(async () => letRead())
  await waitFor(() => expect(queries.getQueryData(contextQuery().queryKey)).toMatchObject({ fields: { appearance: 'light' } }))
  // Drawn with what was read.
  await act(async () => new Promise((drawn) => setTimeout(drawn, 20)))
  expect(chosenAppearance()).toBe('dark')
  await act(async () => letKeep())
  await waitFor(() => expect(queries.getQueryData(contextQuery().queryKey)).toMatchObject({ fields: { appearance: 'dark' } }))
  expect(chosenAppearance()).toBe('dark')
})
