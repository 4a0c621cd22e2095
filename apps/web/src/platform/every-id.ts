type Page = { results: readonly { id: number }[]; count: number }

/** The numbers of all the rows a list finds, page after page of a hundred. */
export async function everyId(read: (page: { page: number; page_size: number }) => Promise<Page>): Promise<number[]> {
  const ids: number[] = []
  for (let page = 1, count = 1; ids.length < count; page++) {
    const found = await read({ page, page_size: 100 })
    if (found.results.length === 0) break
    ids.push(...found.results.map(({ id }) => id))
    count = found.count
  }
  return ids
}
