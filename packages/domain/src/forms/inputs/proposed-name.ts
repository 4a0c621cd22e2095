const longest = 50

/** Technical name proposed for a question: lower case, no accent, underscores; numbered when taken. */
export function proposedName(label: string, taken: readonly string[]): string {
  const plain = label
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[\d_]+|_+$/g, '')
    .slice(0, longest)
    .replace(/_+$/, '')
  const base = plain || 'question'
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}_${number}`
    if (!taken.includes(name)) return name
  }
}
