import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import CalendarButton from './calendar-button.tsx'

const saved: string[] = []
vi.mock('../../ui/display/save-file.ts', () => ({ saveFile: (_: Blob, name: string) => saved.push(name) }))
vi.mock('../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  fetchFile: async ({ path }: { path: string }, { params }: { params: { id: number } }) => ({
    blob: new Blob(),
    name: `${path} ${params.id}`,
  }),
}))
afterEach(cleanup)

test('what one attends is saved as a file for one’s calendar', async () => {
  showPage(() => <CalendarButton registration={5} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Ajouter à mon agenda' }))
  await vi.waitFor(() => expect(saved).toEqual(['/clients/:client/guests/:id/calendar/ 5']))
})
