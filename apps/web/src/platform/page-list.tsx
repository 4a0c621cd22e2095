import { createContext, useContext } from 'react'
import type { HeaderTool } from './header-tool.ts'
import type { Page } from './page.ts'
import type { RecordPart } from './record-part.tsx'

export type PageList = {
  pages: readonly Page[]
  headerTools: readonly HeaderTool[]
  recordParts: readonly RecordPart[]
  /** False while only the pages needed before login are known. */
  complete: boolean
  /** Loads the other pages, and the plurals their sentences may hold. */
  load: () => Promise<void>
}

const Current = createContext<PageList | null>(null)
export const PageListContext = Current.Provider

/** The pages of the product, as the shell collected them from the modules. */
export function usePageList(): PageList {
  const list = useContext(Current)
  if (!list) throw new Error('usePageList is called outside a PageListContext')
  return list
}
