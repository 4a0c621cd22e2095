import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { firstPages, loadPages } from '../modules/index.ts'
import type { Page } from './page.ts'

type PageList = {
  pages: readonly Page[]
  /** False while only the pages needed before login are known. */
  complete: boolean
  /** Loads the other pages; answers them all. */
  load: () => Promise<readonly Page[]>
}
const Current = createContext<PageList | null>(null)

/** The pages of the product: those of the login at first, the others in a chunk of their own. */
export function PageListProvider({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<readonly Page[] | null>(null)
  const load = useCallback(async () => {
    const all = await loadPages()
    setLoaded(all)
    return all
  }, [])
  const list = useMemo(() => ({ pages: loaded ?? firstPages, complete: loaded !== null, load }), [loaded, load])
  return <Current value={list}>{children}</Current>
}

export function usePageList(): PageList {
  const list = useContext(Current)
  if (!list) throw new Error('usePageList is called outside PageListProvider')
  return list
}
