import {
  type AnyRoute,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import type { Page } from '../platform/page.ts'
import type { Layouts } from '../platform/page-list.tsx'
import { parseSearch, stringifySearch } from '../platform/search-params.ts'
import type { Search } from '../ui/navigation/address.ts'
import { fitSearch } from '../ui/navigation/address-schema.ts'
import { Crash } from './crash.tsx'
import { BlankLayout } from './layouts/blank-layout.tsx'
import { PendingPage } from './pending-page.tsx'
import { readAhead } from './read-ahead.ts'
import { Root } from './root.tsx'

/** A chunk that does not arrive in this time is a failure. */
const chunkTimeoutMs = 120_000

/** Loads a page's file, or fails as a file that could not be fetched does. */
export function withinChunkTime<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    Promise.race([
      load(),
      new Promise<never>((_, fail) =>
        setTimeout(() => fail(new TypeError('Failed to fetch dynamically imported module: time out')), chunkTimeoutMs),
      ),
    ])
}

const Blank = () => (
  <BlankLayout>
    <Outlet />
  </BlankLayout>
)

/** `/events/:id` as the router writes it. */
const routePath = (pattern: string): string => pattern.replace(/:(\w+)/g, '$$$1')

const history = typeof document === 'undefined' ? undefined : createBrowserHistory()

/** The router of a list of pages: one route per path and alias, under the layout the page names. */
export function makeRouter(pages: readonly Page[], layouts: Layouts = {}, routerHistory = history) {
  const root = createRootRoute({ component: Root, notFoundComponent: () => null, errorComponent: Crash })
  const frames = Object.entries({ ...layouts, blank: Blank }).map(([id, component]) => {
    const frame = createRoute({ getParentRoute: () => root, id, component })
    const routes = pages
      .filter((page) => page.layout === id)
      .flatMap((page) => [page.path, ...(page.aliases ?? [])].map((pattern) => ({ page, pattern })))
      .map(({ page, pattern }) =>
        createRoute({
          getParentRoute: () => frame as AnyRoute,
          path: routePath(pattern),
          component: lazyRouteComponent(withinChunkTime(page.component)),
          pendingComponent: () => <PendingPage page={page} />,
          validateSearch: (search: Search) => fitSearch(page.address, search),
          loader: ({ params, location }) => void readAhead(page, { params, search: location.search as Search }).catch(() => undefined),
        }),
      )
    return frame.addChildren(routes)
  })
  const router = createRouter({
    routeTree: root.addChildren(frames),
    ...(routerHistory ? { history: routerHistory } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The page of another record begins anew: nothing typed or read of the one before stays in its forms.
    defaultRemountDeps: ({ params }) => params,
    defaultPendingMs: 0,
    // A page that is there is shown at once.
    defaultPendingMinMs: 0,
    defaultErrorComponent: Crash,
  })
  // The first page is announced at once; from then on, the one being left stays a moment, and most pages need no more.
  const stop = router.subscribe('onResolved', () => {
    stop()
    router.update({ ...router.options, defaultPendingMs: 200 })
  })
  return router
}
