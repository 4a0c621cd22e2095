import type { RouteComponent } from '@tanstack/react-router'
import {
  type AnyRoute,
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import type { Layout, Page } from '../platform/page.ts'
import { parseSearch, stringifySearch } from '../platform/search-params.ts'
import { Loading } from '../ui/feedback/states.tsx'
import type { Search } from '../ui/navigation/address.ts'
import { fitSearch } from '../ui/navigation/address-schema.ts'
import { Crash } from './crash.tsx'
import { BlankLayout } from './layouts/blank-layout.tsx'
import { readAhead } from './read-ahead.ts'
import { Booting, Root } from './root.tsx'

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

const spaceLayouts = () => import('./layouts/space-layouts.tsx')
const layouts: Record<Layout, RouteComponent> = {
  blank: () => (
    <BlankLayout>
      <Outlet />
    </BlankLayout>
  ),
  user: lazyRouteComponent(spaceLayouts, 'UserLayout'),
  'user-no-footer': lazyRouteComponent(spaceLayouts, 'UserLayoutNoFooter'),
  admin: lazyRouteComponent(spaceLayouts, 'AdminLayout'),
  'admin-no-footer': lazyRouteComponent(spaceLayouts, 'AdminLayoutNoFooter'),
}

/** `/events/:id` as the router writes it. */
const routePath = (pattern: string): string => pattern.replace(/:(\w+)/g, '$$$1')

const history = typeof document === 'undefined' ? undefined : createBrowserHistory()

/** The router of a list of pages: one route per path and alias, under the layout the page names. */
export function makeRouter(pages: readonly Page[], routerHistory = history) {
  const root = createRootRoute({ component: Root, notFoundComponent: () => null, errorComponent: Crash })
  const frames = Object.entries(layouts).map(([id, component]) => {
    const frame = createRoute({ getParentRoute: () => root, id, component, pendingComponent: Booting })
    const routes = pages
      .filter((page) => page.layout === id)
      .flatMap((page) => [page.path, ...(page.aliases ?? [])].map((pattern) => ({ page, pattern })))
      .map(({ page, pattern }) =>
        createRoute({
          getParentRoute: () => frame as AnyRoute,
          path: routePath(pattern),
          component: lazyRouteComponent(withinChunkTime(page.component)),
          validateSearch: (search: Search) => fitSearch(page.address, search),
          loader: ({ params, location }) => void readAhead(page, { params, search: location.search as Search }).catch(() => undefined),
        }),
      )
    return frame.addChildren(routes)
  })
  return createRouter({
    routeTree: root.addChildren(frames),
    ...(routerHistory ? { history: routerHistory } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The page of another record begins anew: nothing typed or read of the one before stays in its forms.
    defaultRemountDeps: ({ params }) => params,
    defaultPendingComponent: () => <Loading lines={6} />,
    defaultPendingMs: 200,
    defaultErrorComponent: Crash,
  })
}
