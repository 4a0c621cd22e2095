import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type ComponentType, createContext, type FunctionComponent, useContext } from 'react'
import type { HeaderTool } from './header-tool.ts'
import type { Layout, Page } from './page.ts'
import type { Viewer } from './viewer.ts'

/**
 * A record's page that other modules add to: as those who follow people and companies see it, as the person concerned does,
 * or as who speaks for a company sees its people (`recruiter`: one that recruits). The number is then the company's.
 * `organisation`: the tenant's own settings; `ownBills`: what one has to pay.
 */
export type RecordKind =
  | 'form'
  | 'contact'
  | 'company'
  | 'event'
  | 'profile'
  | 'ownCompany'
  | 'team'
  | 'recruiter'
  | 'organisation'
  | 'ownBills'

/**
 * A tab (`?tab=key`) a module adds to the page of a record it does not own.
 * The page's own module stands below and is handed these; it never imports them.
 */
export type RecordPart = {
  record: RecordKind
  key: string
  label: Sentence
  order: number
  permitted: (viewer: Viewer) => boolean
  /** Lazy. */
  Content: ComponentType<{ id: number }>
}

/** What stands around the pages of each layout but the blank one, which is always there. */
export type Layouts = Readonly<Partial<Record<Layout, FunctionComponent>>>

export type PageList = {
  pages: readonly Page[]
  headerTools: readonly HeaderTool[]
  recordParts: readonly RecordPart[]
  /** What stands around the pages of a space; nothing while only the pages needed before login are known. */
  layouts: Layouts
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
