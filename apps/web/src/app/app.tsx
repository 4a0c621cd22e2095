import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useMemo } from 'react'
import { PageListProvider, usePageList } from './page-list.tsx'
import { queryClient } from './query-client.ts'
import { makeRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'

function Routed() {
  const { pages } = usePageList()
  const router = useMemo(() => makeRouter(pages), [pages])
  return <RouterProvider router={router} key={pages.length} />
}

/** The whole product on screen. */
export const App = () => (
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <PageListProvider>
          <Routed />
        </PageListProvider>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>
)
