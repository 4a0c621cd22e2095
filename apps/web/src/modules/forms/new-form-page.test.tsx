import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../platform/page-fixture.tsx'
import { readToasts, toast } from '../../ui/feedback/toast.ts'
import NewFormPage from './new-form-page.tsx'

/** Lets the form be created. */
let letGo: () => void
const created = {
  id: 9,
  name: 'Repas',
  category: 4,
  nature: 7,
  version: 1,
  status: 1,
  published: null,
  has_draft: false,
  changed_at: '2027-01-04T09:00:00Z',
  asked_names: [],
  fields_count: 0,
  events_count: 0,
  responses_count: 0,
  fields: [],
}

beforeEach(() => {
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  vi.stubGlobal('fetch', async () => {
    await promise
    return Response.json(created, { status: 201 })
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

const create = async () => {
  const { router, history } = showPage(NewFormPage, { path: '/forms/new' })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Nom/ }), { target: { value: 'Repas' } })
  fireEvent.click(screen.getByRole('button', { name: /^Créer/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Créer/ }).getAttribute('aria-busy')).toBe('true'))
  const done = async () => {
    await act(async () => letGo())
    await waitFor(() => expect(readToasts()).toHaveLength(1))
  }
  return { go: () => act(async () => void router.navigate({ to: '/bills' } as never)), done, path: () => history.location.pathname }
}

test('what is created opens', async () => {
  const { done, path } = await create()
  await done()
  await screen.findByText('404')
  expect(path()).toMatch(/\/9$/)
})

test('whoever went elsewhere meanwhile is told, and stays there', async () => {
  const { go, done, path } = await create()
  await go()
  expect(path()).toBe('/bills')
  await done()
  expect(path()).toBe('/bills')
})
