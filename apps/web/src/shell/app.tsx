import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, Suspense, useMemo } from 'react'
import { usePageList } from '../platform/page-list.tsx'
import { queryClient } from '../platform/query-client.ts'
import { PageListProvider } from './page-list-provider.tsx'
import { makeRouter } from './router.tsx'

function Routed() {
  const { pages, layouts } = usePageList()
  const router = useMemo(() => makeRouter(pages, layouts), [pages, layouts])
  return <RouterProvider router={router} key={pages.length} />
}

/** The whole product on screen. */
export const App = () => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <PageListProvider>
        <Suspense>
          <Routed />
        </Suspense>
      </PageListProvider>
    </QueryClientProvider>
  </StrictMode>
)
