import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type PageList, PageListContext } from '../platform/page-list.tsx'
import { firstPages, loadModules } from './modules.ts'

type Loaded = Pick<PageList, 'pages' | 'headerTools' | 'recordParts' | 'layouts'>

const first: Loaded = { pages: firstPages, headerTools: [], recordParts: [], layouts: {} }
let ready: Loaded | null = null
let loading: Promise<Loaded> | null = null
/** Loads the pages of whoever is signed in: before the first drawing, they are there at once. */
export const loadPages = (): Promise<Loaded> => {
  loading ??= loadModules()
    .then(({ everyPage, headerTools, recordParts, spaceLayouts }) => {
      ready = { pages: everyPage, headerTools, recordParts, layouts: spaceLayouts }
      return ready
    })
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

/** Hands the product its pages: those of the login at first, the others in a chunk of their own. */
export function PageListProvider({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState(ready)
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(() => loadPages().then(setLoaded).catch(setFailure), [])
  const list = useMemo(() => ({ ...(loaded ?? first), complete: loaded !== null, load }), [loaded, load])
  if (failure) throw failure
  return <PageListContext value={list}>{children}</PageListContext>
}
