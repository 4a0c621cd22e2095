import { createMemoryHistory, createRootRoute, createRoute, createRouter, lazyRouteComponent, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useAddress } from './address.ts'

afterEach(cleanup)

test('what a page asks of its address while it is being left does not follow to the next one', async () => {
  const { promise: file, resolve: come } = Promise.withResolvers<{ default: () => React.ReactNode }>()
  function List() {
    const [search, change] = useAddress()
    return (
      <>
        <p>Liste {search['q']}</p>
        {['dupont', 'durand'].map((q) => (
          <button key={q} type="button" onClick={() => change({ q })}>
            {q}
          </button>
        ))}
      </>
    )
  }
  const root = createRootRoute()
  const history = createMemoryHistory({ initialEntries: ['/list'] })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/list', component: List }),
      createRoute({ getParentRoute: () => root, path: '/bills', component: lazyRouteComponent(() => file) }),
    ]),
    history,
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('Liste')
  fireEvent.click(screen.getByText('dupont'))
  await screen.findByText('Liste dupont')
  await act(async () => void router.navigate({ to: '/bills' } as never))
  expect(screen.getByText('Liste dupont')).toBeDefined()
  fireEvent.click(screen.getByText('durand'))
  await act(async () => come({ default: () => <p>Factures</p> }))
  await screen.findByText('Factures')
  expect(history.location.href).toBe('/bills')
})
