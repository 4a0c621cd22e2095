import { makeLanguage } from '@kxo/domain/kernel/language'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { isOfServer } from '../ui/feedback/failure.ts'
import { Loading } from '../ui/feedback/states.tsx'
import { LanguageProvider } from '../ui/i18n/language.tsx'
import Kit from '../ui/theme/kit.tsx'
import { PageFailure } from './page-failure.tsx'
import { type PageList, PageListContext } from './page-list.tsx'
import { queryClient } from './query-client.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { type Viewer, ViewerProvider } from './viewer.ts'
import { tenantOf, viewerAt } from './viewer-fixtures.ts'

// The machine may be busy: a slow answer is no failure.
configure({ asyncUtilTimeout: 15_000 })

const french = makeLanguage({ locale: 'fr', glossary: glossaryOf({}) })

/** The page shown is the only one: what leads elsewhere leads nowhere. */
const noOther: PageList = { pages: [], headerTools: [], recordParts: [], layouts: {}, complete: true, load: async () => {} }

type Shown = { viewer?: Viewer; queries?: QueryClient; path?: string; at?: string }

/** Draws a page of tests: in French, for a viewer, at its own address. */
export function showPage(
  page: ComponentType,
  { viewer = viewerAt(tenantOf('forma')), queries = makeQueries(), path = '/', at = path }: Shown = {},
) {
  const root = createRootRoute()
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path, component: page as never })]),
    history,
    parseSearch,
    stringifySearch,
    defaultNotFoundComponent: () => <p>404</p>,
    defaultPendingComponent: () => <Loading lines={6} />,
    defaultErrorComponent: ({ error, reset }) => {
      if (!isOfServer(error)) throw error
      return <PageFailure error={error} again={reset} />
    },
  })
  render(
    <QueryClientProvider client={queries}>
      <LanguageProvider language={french}>
        <ViewerProvider value={viewer}>
          <PageListContext value={noOther}>
            <Kit>
              <RouterProvider router={router as never} />
            </Kit>
          </PageListContext>
        </ViewerProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  )
  return { queries, history, router }
}

/** Answers are those laid by hand, or those of the server that stands in; each is asked for once. */
function makeQueries(): QueryClient {
  // The product's own: what an act makes stale is read again as in the product.
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  return queryClient
}
