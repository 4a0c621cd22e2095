import type { EventRecord } from '@kxo/domain/events/contract'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { readToasts, toast } from '../../../ui/feedback/toast.ts'
import EventBpfPanel from './event-bpf-panel.tsx'

afterEach(() => {
  cleanup()
  act(() => {
    for (const { id } of readToasts()) toast.dismiss(id)
  })
  vi.unstubAllGlobals()
})
const facts = { nsf_code: null, objective: null, level: null, given_to: 'Alpha', derived: { nsf_code: '326', objective: 4 } }
let sent: { path: string; body: unknown }[]
function show({
  of = facts,
  readOnly = false,
  refusal,
  profile = 'ADM',
}: {
  of?: object
  readOnly?: boolean
  refusal?: object
  profile?: 'ADM' | 'CNS'
} = {}) {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
    if (method === 'GET') return Response.json(of)
    sent.push({ path: `${method} ${address.split('/clients/forma')[1]}`, body: JSON.parse(body) })
    return refusal ? Response.json(refusal, { status: 422 }) : Response.json({ ...of, ...JSON.parse(body) })
  })
  // The panel reads no more of an event.
  showPage(() => <EventBpfPanel event={{ id: 8 } as EventRecord} readOnly={readOnly} />, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: profile === 'ADM', profile_code: profile } }),
  })
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name })
const choose = async (name: RegExp, option: RegExp) => {
  fireEvent.click(field(name))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer ces données' }))

test('shows what the other data tell, and saves what is said instead', async () => {
  show()
  await screen.findByRole('region', { name: 'Données du bilan pédagogique' })
  expect(field(/^Spécialité/).placeholder).toMatch(/^326 Informatique.* \(déduit\)$/)
  expect(field(/^Objectif/).placeholder).toBe('Autre formation professionnelle (déduit)')
  expect(screen.queryByRole('combobox', { name: /^Niveau/ })).toBeNull()
  await choose(/^Objectif/, /RNCP/)
  await choose(/^Niveau/, /^Niveau 5/)
  fireEvent.change(screen.getByRole('textbox', { name: /^Confiée à/ }), { target: { value: '' } })
  save()
  await waitFor(() => expect(readToasts()).toMatchObject([{ tone: 'success' }]))
  expect(sent).toEqual([{ path: 'PATCH /events/8/bpf/', body: { nsf_code: null, objective: 1, level: 5, given_to: '' } }])
})

test('a level goes with the objective it was of', async () => {
  show({ of: { ...facts, objective: 1, level: 5 } })
  await screen.findByRole('combobox', { name: /^Niveau/ })
  await choose(/^Objectif/, /^Bilan de compétences/)
  save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ objective: 5, level: null })
})

test('a refusal of the server stands beside its field', async () => {
  show({ refusal: { code: 'invalid', message: 'Refusé', details: [{ field: 'nsf_code', message: 'unknownCode' }] } })
  await screen.findByRole('region', { name: 'Données du bilan pédagogique' })
  await choose(/^Spécialité/, /^314/)
  save()
  await waitFor(() => expect(field(/^Spécialité/).getAttribute('aria-invalid')).toBe('true'))
  expect(readToasts()).toEqual([])
})

test('of an event that no longer changes, it is only read, but by who prepares the return', async () => {
  show({ readOnly: true, profile: 'CNS' })
  await screen.findByRole('region', { name: 'Données du bilan pédagogique' })
  expect(field(/^Objectif/).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Enregistrer ces données' })).toBeNull()
  cleanup()
  show({ readOnly: true })
  await screen.findByRole('button', { name: 'Enregistrer ces données' })
  expect(field(/^Objectif/).disabled).toBe(false)
})
