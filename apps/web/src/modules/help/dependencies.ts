/** The page an article is about, or one of its tabs: its pattern finds the article of a page, its address opens it. */
export type ArticlePage = { article: string; pattern: string; tab?: string; address?: string }

let handed: readonly ArticlePage[] = []

/** Called once by the list of modules, which knows every page. */
export const provideArticlePages = (pages: readonly ArticlePage[]): void => {
  handed = pages
}

const segments = (path: string): string[] => path.split('/').filter(Boolean)

/** The article of the page at an address, with the tab its query names. */
export const articleOf = (path: string, opened?: string): string | undefined => {
  const pathParts = segments(path)
  return handed.find(({ pattern, tab }) => {
    const patternParts = segments(pattern)
    return (
      (tab === undefined || tab === opened) &&
      patternParts.length === pathParts.length &&
      patternParts.every((name, index) => name.startsWith(':') || name === pathParts[index])
    )
  })?.article
}
/** Where an article can be put to use. */
export const pageOf = (article: string): string | undefined =>
  handed.find((one) => one.article === article && one.address !== undefined)?.address
