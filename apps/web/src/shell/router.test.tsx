import { createMemoryHistory, RouterProvider, useParams } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from '../platform/page.ts'
import { InFrench } from '../ui/i18n/language-fixture.tsx'
import { makeRouter } from './router.tsx'

vi.mock('./root.tsx', async () => ({ Root: (await import('@tanstack/react-router')).Outlet }))
vi.mock('./layouts/blank-layout.tsx', () => {
  return { BlankLayout: ({ children }: { children: ReactNode }) => <main>{children}</main> }
})
afterEach(cleanup)

/** A record whose form begins from what was read of it. */
function Record() {
  const { id } = useParams({ strict: false }) as { id: string }
  const [name, setName] = useState(`Société ${id}`)
  return <input aria-label={`Fiche ${id}`} value={name} onChange={(event) => setName(event.currentTarget.value)} />
}
const page = { path: '/companies/:id', layout: 'blank', component: async () => ({ default: Record }) } as unknown as Page // what the router reads of a page
const show = async () => {
  const router = makeRouter([page], {}, createMemoryHistory({ initialEntries: ['/companies/1'] }))
  render(
    <InFrench>
      <RouterProvider router={router} />
    </InFrench>,
  )
  await screen.findByLabelText('Fiche 1')
  return (to: string) => act(() => router.navigate({ to } as never))
}
const shown = (id: number) => screen.findByLabelText<HTMLInputElement>(`Fiche ${id}`)

test('the page of another record holds nothing of the one before', async () => {
  const go = await show()
  fireEvent.change(await shown(1), { target: { value: 'Société changée' } })
  await go('/companies/2')
  expect((await shown(2)).value).toBe('Société 2')
})

test('another query of the same record keeps what is written in it', async () => {
  const go = await show()
  fireEvent.change(await shown(1), { target: { value: 'Société changée' } })
  await go('/companies/1?tab=people')
  expect((await shown(1)).value).toBe('Société changée')
})

test('a page whose code comes shows the title its menu knows, for the eye alone, and bars', async () => {
  const pending = () => new Promise<never>(() => undefined)
  const coming: Page = { ...page, path: '/companies', title: { fr: 'Sociétés', en: 'Companies' }, menu: {} as never, component: pending }
  const { menu: _, ...unnamed } = { ...coming, path: '/records' }
  const router = makeRouter([coming, unnamed], {}, createMemoryHistory({ initialEntries: ['/companies'] }))
  render(
    <InFrench>
      <RouterProvider router={router} />
    </InFrench>,
  )
  expect(await screen.findByText('Sociétés')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  void router.navigate({ to: '/records' } as never)
  await vi.waitFor(() => expect(screen.queryByText('Sociétés')).toBeNull())
  expect(screen.getByRole('status')).toBeTruthy()
})
