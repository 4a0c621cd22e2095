import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { questionnairesForEvents } from '../for-events.ts'
import QuestionnairesStep from './questionnaires-step.tsx'
import { event, sending, showSendings } from './sending-fixture.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each questionnaire says to whom, when, and how it is answered; figures stay hidden under three answers', async () => {
  showSendings([
    sending,
    {
      ...sending,
      id: 6,
      form: 41,
      name: 'Bilan',
      audience: 2,
      is_anonymous: true,
      invited: 3,
      answered: 2,
      satisfaction: null,
      score: null,
    },
    { ...sending, id: 7, form: 42, name: 'Besoins', moment: 1, is_published: false, due_at: null, expected: 0, invited: 0, answered: 0 },
  ])
  expect((await screen.findByRole('link', { name: 'Satisfaction à chaud' })).getAttribute('href')).toBe('/admin/questionnaire/40')
  const [hot, review, needs] = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(hot).toContain('Envoi le 04/03/2031 · 12 personnes')
  expect(hot).toContain('8 réponses sur 12 · Taux de réponse\u00A0: 67\u202F% · Satisfaction\u00A0: 84\u202F% · NPS\u00A0: +20')
  expect(review).toMatch(/Anonyme.*2 réponses sur 3 · Taux de réponse\s: 67\s% · Moins de 3 réponses/)
  expect(needs).toMatch(/aura une date · aucune personne.*rien ne part/)
  expect(needs).not.toMatch(/sur 0|Envoyer maintenant/)
  expect(screen.getAllByRole('link', { name: 'Voir les résultats, Satisfaction à chaud' })[0]?.getAttribute('href')).toMatch(
    /^\/admin\/questionnaire-response\/40\/.*\?event=3$/,
  )
})

test('an event that sends nothing is given the whole set, which is then offered no more', async () => {
  const sent = showSendings([], { forms: [] })
  await screen.findByText(/n’envoie aucun questionnaire/)
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter un questionnaire' }))
  await screen.findByText(/^Aucun questionnaire publié/)
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Appliquer le jeu Qualiopi' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5))
  expect(sent).toEqual([{ path: 'POST /events/3/questionnaires/qualiopi/', body: null }])
  expect(screen.queryByRole('button', { name: 'Appliquer le jeu Qualiopi' })).toBeNull()
})

test('who only reads has the figures alone; a closed event still reminds, a cancelled one does not', async () => {
  const acts = async () => {
    await screen.findByRole('link', { name: 'Voir les résultats, Satisfaction à chaud' })
    return screen.queryAllByRole('button').map(({ textContent }) => textContent)
  }
  showSendings([sending], { user: { is_restricted: 1 } })
  expect(await acts()).toEqual([])
  cleanup()
  showSendings([sending], { event: { closed_at: new Date() } })
  expect(await acts()).toEqual(['Relancer les 3 sans réponse'])
  cleanup()
  showSendings([sending], { event: { cancelled_at: new Date() } })
  expect(await acts()).toEqual([])
})

test('the step leads on, and the tab is for those who read questionnaires where the tenant has them', async () => {
  showSendings([])
  cleanup()
  showPage(() => <QuestionnairesStep event={event} readOnly={false} previous="pricing" next="publication" onSaved={() => undefined} />)
  expect((await screen.findByRole('link', { name: 'Continuer' })).getAttribute('href')).toBe('/admin/event_step/3/publication')
  const [tab] = questionnairesForEvents.tabs ?? []
  const isShown = (features: string[], user: object): boolean | undefined =>
    tab?.shown?.(event, viewerAt(tenantOf('forma', { features }), { user }))
  const admin = { is_admin: true, profile_code: 'ADM' }
  expect([isShown(['interactivity'], admin), isShown([], admin), isShown(['interactivity'], {})]).toEqual([true, false, false])
})
