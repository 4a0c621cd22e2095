const bare = (name: string): string => name.trim().toLocaleLowerCase('fr')

/** Whether two dates call a thing the same. */
export const isNamedAlike = (one: string, other: string): boolean => bare(one) === bare(other)
