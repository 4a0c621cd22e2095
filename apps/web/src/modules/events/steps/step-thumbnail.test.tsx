import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { pageQuery } from '../api.ts'
import type { StepProps } from './step-form.tsx'
import { ThumbnailStep } from './step-thumbnail.tsx'

let sent: Record<string, unknown>[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'PATCH') sent.push(JSON.parse(body))
    if (method === 'PATCH') return Response.json({ code: 'closedEvent', message: 'Refusé' }, { status: 409 })
    return Response.json({ results: [], count: 0, page: 1, page_size: 10 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const card = {
  id: 8,
  url: 'excel',
  nature: 'master',
  title: 'Excel',
  themes: [],
  is_online: false,
  town: 'Lyon',
  start_date: null,
  end_date: null,
}
const rest = { is_asynchronous: true, is_payable: false, price_from: null, max_participants: null, days: [], time_zone: 'Europe/Paris' }
// The step reads no more of an event.
const event = {
  ...card,
  ...rest,
  version: 3,
  subtitle: '',
  level: null,
  languages: [],
  colour: null,
  is_marked_new: false,
  new_days: null,
  sheet: {},
  meeting_url: null,
  meeting_phone: '',
  meeting_equipment: '',
  meeting_instructions: '',
  meeting_waits_for_host: false,
  location_id: null,
  image: null,
  published_at: null,
  cancelled_at: null,
  closed_at: null,
  opening_date: null,
  limit_date: null,
  taken: 0,
  has_waiting_list: false,
} as never as StepProps['event']
const page = {
  ...card,
  ...rest,
  place: null,
  partners: [],
  is_displayed_first: false,
  description: null,
  button_text: null,
  places_left: null,
}

test('the card is drawn as it is written, in the catalogue and elsewhere, and only saved when asked', async () => {
  const { queries } = showPage(
    () => <ThumbnailStep event={event} readOnly={false} previous={null} next={null} onSaved={() => undefined} />,
    {
      viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM' } as never }),
    },
  )
  queries.setQueryData(pageQuery(8).queryKey, page as never)
  const preview = await screen.findByRole('region', { name: 'Aperçu de la vignette' })
  const drawn = () => preview.querySelector('article')?.textContent ?? ''
  expect(drawn()).not.toContain('Nouveau')
  fireEvent.change(screen.getByRole('textbox', { name: /^Sous-titre/ }), { target: { value: 'Tableaux croisés' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Résumé/ }), { target: { value: 'Lire ses données.' } })
  fireEvent.change(screen.getByRole('combobox', { name: /^Niveau/ }), { target: { value: 'Débutant' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /Nouveau/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: /^Durée après la publication/ }), { target: { value: '15' } })
  await waitFor(() => expect(drawn()).toContain('Tableaux croisés'))
  for (const said of ['Nouveau', 'Débutant', 'Lire ses données.', 'Places disponibles']) expect(drawn()).toContain(said)
  fireEvent.click(screen.getByRole('radio', { name: 'Partage' }))
  await waitFor(() => expect(preview.textContent).toContain(location.host))
  fireEvent.click(screen.getByRole('radio', { name: 'Mail' }))
  await waitFor(() => expect(preview.textContent).toContain('Excel, En autonomie'))
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ subtitle: 'Tableaux croisés', level: 'Débutant', is_marked_new: true, new_days: 15 })
})
