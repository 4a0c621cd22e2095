import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import QuestionnaireLink from './questionnaire-link.tsx'

const viewer = viewerAt(tenantOf('forma', { features: ['interactivity'] }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the registration leads to each questionnaire that waits, named when there are several', async () => {
  const waiting = { event_id: 3, event_title: 'Atelier budget', form: 40, name: 'Satisfaction', closes_at: null }
  const links = async (list: object[], of = viewer) => {
    cleanup()
    const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(list))
    vi.stubGlobal('fetch', fetched)
    showPage(
      () => (
        <>
          <p>Inscription</p>
          <QuestionnaireLink event_id={3} />
        </>
      ),
      { viewer: of },
    )
    await screen.findByText('Inscription')
    if (of === viewer) await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    return { fetched, of: () => screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`) }
  }
  const one = await links([waiting, waiting, { ...waiting, event_id: 4 }])
  await waitFor(() => expect(one.of()).toEqual(['Donner mon avis /questionnaire-event/3/40']))
  const two = await links([waiting, { ...waiting, form: 41, name: 'Bilan' }])
  await waitFor(() =>
    expect(two.of()).toEqual([
      'Donner mon avis\u00A0: Satisfaction /questionnaire-event/3/40',
      'Donner mon avis\u00A0: Bilan /questionnaire-event/3/41',
    ]),
  )
  const without = await links([waiting], viewerAt(tenantOf('forma')))
  expect(without.fetched).not.toHaveBeenCalled()
})
