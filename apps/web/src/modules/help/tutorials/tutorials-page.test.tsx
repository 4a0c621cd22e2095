import type { Tutorial } from '@kxo/domain/help/guide-contract'
import { defaultLoginClient } from '@kxo/domain/identity/paths'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { tutorialsQuery } from '../guide/guide-api.ts'
import TutorialsPage from './tutorials-page.tsx'

const film = (version: number, rank: number): Tutorial => ({
  id: 2,
  topic: { fr: '', en: '' },
  rank,
  title: { fr: 'Inscrire', en: 'Register' },
  steps: [],
  page: '',
  feature: null,
  has_film: false,
  has_captions: false,
  seconds: null,
  is_published: false,
  is_seen: false,
  version,
})
const viewer = viewerAt(tenantOf(defaultLoginClient), { user: { is_admin: true, is_super_admin: true, profile_code: 'ADM' } as never })
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a film changed by someone else is laid under what is being written of it', async () => {
  const { queries } = showPage(TutorialsPage, { viewer })
  const { queryKey } = tutorialsQuery()
  await screen.findByRole('heading')
  await act(async () => void queries.setQueryData(queryKey, [film(1, 1)]))
  fireEvent.click(await screen.findByRole('button', { name: /Modifier/ }))
  await screen.findByRole('textbox', { name: /Titre en français/ })
  fireEvent.change(field('title_fr'), { target: { value: 'Inscrire une personne' } })
  await act(async () => void queries.setQueryData(queryKey, [film(2, 5)]))
  await waitFor(() => expect(field('rank').value).toBe('5'))
  expect(field('title_fr').value).toBe('Inscrire une personne')
})
