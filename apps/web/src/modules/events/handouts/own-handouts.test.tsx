import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { aHandout } from './handout-fixture.ts'
import { OwnHandouts } from './own-handouts.tsx'

const handout = (id: number, name: string, is_own: boolean) =>
  aHandout(id, name, { is_own, start_date: null, end_date: null, time_zone: 'Europe/Paris' })
let handouts: object[]
let withdrawn: string[]
beforeEach(() => {
  ;[handouts, withdrawn] = [[handout(1, 'Support', false), handout(2, 'Exercices', true)], []]
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'http://here')
    if (init?.method === 'DELETE') {
      withdrawn.push(pathname.replace(/.*own-handouts/, ''))
      return Response.json({ done: true })
    }
    return Response.json(pathname.endsWith('/own-handouts/') ? handouts : [])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = (isLed: boolean) =>
  showPage(() => <OwnHandouts event_id={7} isLed={isLed} />, { viewer: viewerAt(tenantOf('forma'), { user: { id: 4 } }) })

test('who leads the event takes back what they gave, and nothing else', async () => {
  show(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Retirer «\u00A0Exercices\u00A0»' }))
  expect(screen.queryByRole('button', { name: 'Retirer «\u00A0Support\u00A0»' })).toBeNull()
  await vi.waitFor(() => expect(readQuestion()?.title).toContain('Exercices'))
  readQuestion()!.answer(true)
  await vi.waitFor(() => expect(withdrawn).toEqual(['/2/']))
})

test('they add to what is given, for people and for those who run the event, never for everybody', async () => {
  handouts = []
  show(true)
  expect(await screen.findByText('Aucun document pour l’instant.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Remettre un document' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('combobox', { name: /Visible par/ }))
  const levels = (await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent)
  expect(levels).toContain('Administration')
  expect(levels).not.toContain('Public')
})

test('whoever follows it sees documents without acts, and nothing where there is none', async () => {
  show(false)
  await screen.findByText('Exercices')
  expect(screen.queryByRole('button', { name: 'Remettre un document' })).toBeNull()
  cleanup()
  handouts = []
  show(false)
  await vi.waitFor(() => expect(screen.queryByText('Exercices')).toBeNull())
  expect(screen.queryByRole('heading')).toBeNull()
})
