import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { firstPages, loadModules } from '../modules/index.ts'
import type { HeaderTool } from './header-tool.ts'
import type { Page } from './page.ts'
import type { RecordPart } from './record-part.tsx'

type Loaded = {
  pages: readonly Page[]
  headerTools: readonly HeaderTool[]
  recordParts: readonly RecordPart[]
}
type PageList = Loaded & {
  /** False while only the pages needed before login are known. */
  complete: boolean
  /** Loads the other pages, and the plurals their sentences may hold. */
  load: () => Promise<void>
}

const first: Loaded = { pages: firstPages, headerTools: [], recordParts: [] }
let loading: Promise<Loaded> | null = null
const loadAll = (): Promise<Loaded> => {
  loading ??= Promise.all([loadModules(), import('../ui/icu-now.ts')])
    .then(([{ everyPage, headerTools, recordParts }]) => ({ pages: everyPage, headerTools, recordParts }))
    .catch((error: unknown) => {
      loading = null
      throw error
    })
  return loading
}

const Current = createContext<PageList | null>(null)

/** The pages of the product: those of the login at first, the others in a chunk of their own. */
export function PageListProvider({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(() => loadAll().then(setLoaded).catch(setFailure), [])
  const list = useMemo(() => ({ ...(loaded ?? first), complete: loaded !== null, load }), [loaded, load])
  if (failure) throw failure
  return <Current value={list}>{children}</Current>
}

export function usePageList(): PageList {
  const list = useContext(Current)
  if (!list) throw new Error('usePageList is called outside PageListProvider')
  return list
}
