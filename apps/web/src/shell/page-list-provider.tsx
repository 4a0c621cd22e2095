import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { type PageList, PageListContext } from '../platform/page-list.tsx'
import { firstPages, loadModules } from './modules.ts'

type Loaded = Pick<PageList, 'pages' | 'headerTools' | 'recordParts'>

const first: Loaded = { pages: firstPages, headerTools: [], recordParts: [] }
let loading: Promise<Loaded> | null = null
const loadAll = (): Promise<Loaded> => {
  loading ??= loadModules()
    .then(({ everyPage, headerTools, recordParts }) => ({ pages: everyPage, headerTools, recordParts }))
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

/** Hands the product its pages: those of the login at first, the others in a chunk of their own. */
export function PageListProvider({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(() => loadAll().then(setLoaded).catch(setFailure), [])
  const list = useMemo(() => ({ ...(loaded ?? first), complete: loaded !== null, load }), [loaded, load])
  if (failure) throw failure
  return <PageListContext value={list}>{children}</PageListContext>
}
