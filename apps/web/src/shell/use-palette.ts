import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { usePageList } from '../platform/page-list.tsx'
import { isMatch, stillAnswering } from '../platform/palette-match.ts'
import type { Found } from '../platform/palette-source.ts'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { openPages } from './palette-pages.ts'
import { paletteSources } from './palette-sources.ts'
import { paletteWords as w } from './palette-words.ts'
import { recentPages } from './recent-pages.ts'

export type Section = { key: string; label: Sentence; entries: readonly Found[] }

/** Typing settles before the server is asked, from two characters on. */
const settleMs = 250
const enough = 2

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** What the palette offers for what was typed: pages at once, records as each module answers. */
export function usePalette(typed: string): { sections: readonly Section[]; isSearching: boolean; hasFailed: boolean } {
  const { say, locale } = useLanguage()
  const { pages } = usePageList()
  const viewer = useViewer()
  const q = useSettled(typed.trim())
  const reachable = useMemo(
    () =>
      openPages(pages, viewer).map(
        ({ page, to }): Found => ({
          label: say(page.title),
          detail: page.menu?.group ? say(page.menu.group.label) : page.space === 'admin' ? say(w.administration) : undefined,
          to,
        }),
      ),
    [pages, viewer, say],
  )
  const sources = useMemo(() => paletteSources.filter((source) => source.permitted(viewer)).toSorted((a, b) => a.order - b.order), [viewer])
  const asks = q.length >= enough
  const answers = useQueries({
    queries: sources.map((source) => ({
      queryKey: ['palette', viewer.tenant.name, source.key, q, locale],
      queryFn: ({ signal }: { signal: AbortSignal }) => source.find({ q, viewer, say, signal }),
      enabled: asks,
      retry: false,
    })),
  })
  const query = typed.trim()
  const recent = recentPages().flatMap((to) => reachable.find((page) => page.to === to) ?? [])
  const found = reachable.filter((page) => isMatch(page, query))
  const records = sources.map(({ key, label }, index) => ({
    key,
    label,
    entries: asks ? stillAnswering(answers[index]?.data ?? [], q, query) : [],
  }))
  const sections: Section[] = [
    ...(query === '' && recent.length > 0 ? [{ key: 'recent', label: w.recent, entries: recent }] : []),
    { key: 'pages', label: w.pages, entries: query === '' ? found.filter(({ to }) => !recent.some((page) => page.to === to)) : found },
    ...(query === '' ? [] : records),
  ]
  return {
    sections: sections.filter(({ entries }) => entries.length > 0),
    isSearching: query.length >= enough && (query !== q || answers.some(({ isFetching }) => isFetching)),
    hasFailed: asks && answers.some(({ isError }) => isError),
  }
}
