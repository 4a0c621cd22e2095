/** Work done for several at once: what is asked while one round is under way goes together in the next. */
export function gathering<Item>(work: (items: Item[]) => Promise<unknown>): (item: Item) => Promise<void> {
  let waiting: Item[] = []
  let next: Promise<void> | undefined
  let current: Promise<unknown> = Promise.resolve()
  const round = async (): Promise<void> => {
    const items = waiting
    waiting = []
    next = undefined
    const working = work(items)
    current = working.catch(() => {})
    await working
  }
  return (item) => {
    waiting.push(item)
    next ??= current.then(round)
    return next
  }
}
