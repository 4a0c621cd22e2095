import { newsWords } from '@kxo/domain/help/news'
import { newsParameter } from '@kxo/domain/help/paths'
import { plainly } from '../../app/locale.ts'
import { holds } from '../../app/palette-pages.ts'
import type { PaletteSource } from '../../app/palette-source.ts'

/** What is new in the product, over the page one is on. */
export const newsSource: PaletteSource = {
  key: 'news',
  label: newsWords.help,
  order: 90,
  permitted: ({ actor }) => actor.session === 'full',
  find: async (_, q) => {
    const label = plainly(newsWords.news)
    if (!holds(label, q)) return []
    const { pathname, search } = window.location
    return [{ label, to: pathname, search: { ...Object.fromEntries(new URLSearchParams(search)), [newsParameter]: '1' } }]
  },
}
