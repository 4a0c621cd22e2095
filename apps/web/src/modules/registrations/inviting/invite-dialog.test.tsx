import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { InviteDialog } from './invite-dialog.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ changed: 1, lines: [], left: [] })
      : Response.json({ results: [], count: 0, page: 1, page_size: 10 }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const leftOut = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('every line without an address is named, where the list is typed and before it is sent', async () => {
  showPage(() => <InviteDialog eventId={4} onClose={() => undefined} />)
  const typed = 'nora@forma.test\npas-une-adresse\n@bizarre'
  fireEvent.change(await screen.findByRole('textbox', { name: 'Adresses mail' }), { target: { value: typed } })
  screen.getByText(/^2 lignes sans adresse/)
  expect(leftOut()).toEqual(['pas-une-adresse', '@bizarre'])
  fireEvent.click(screen.getByRole('button', { name: 'Vérifier' }))
  await screen.findByRole('button', { name: 'Modifier la liste' })
  expect(leftOut()).toEqual(['pas-une-adresse', '@bizarre'])
})
