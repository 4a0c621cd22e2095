import { newsWords } from '@kxo/domain/help/articles/news'
import { guideWords } from '@kxo/domain/help/guide-words'
import { adminGuide, articleParameter, newsParameter } from '@kxo/domain/help/paths'
import { may } from '@kxo/domain/help/permissions'
import { plainly } from '../../platform/locale.ts'
import { holds } from '../../platform/palette-match.ts'
import { foundLimit, type PaletteSource } from '../../platform/palette-source.ts'

/** Articles of the manual, in the tenant's words; each opens in the guide. The manual is read once something is looked for. */
export const guideSource: PaletteSource = {
  key: 'guide',
  label: guideWords.guide,
  order: 80,
  permitted: ({ actor }) => may.readHelp(actor),
  find: async ({ q, viewer: { tenant }, say }) => {
    const [{ articlesFor, guideJobs, searchArticles }, { articles }] = await Promise.all([
      import('@kxo/domain/help/articles/article'),
      import('@kxo/domain/help/articles/articles'),
    ])
    return searchArticles(articlesFor(articles, tenant), q, say)
      .slice(0, foundLimit)
      .map(({ key, title, job }) => ({
        label: say(title),
        detail: say(guideJobs[job]),
        to: adminGuide(),
        search: { [articleParameter]: key },
      }))
  },
}

/** What is new in the product, over the page one is on. */
export const newsSource: PaletteSource = {
  key: 'news',
  label: newsWords.help,
  order: 90,
  permitted: ({ actor }) => actor.session === 'full',
  find: async ({ q }) => {
    const label = plainly(newsWords.news)
    if (!holds(label, q)) return []
    const { pathname, search } = window.location
    return [{ label, to: pathname, search: { ...Object.fromEntries(new URLSearchParams(search)), [newsParameter]: '1' } }]
  },
}
