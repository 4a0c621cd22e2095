/** The number of a record a part of an address names; 0 names none. */
export const recordIdIn = (text: string | undefined): number => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0)
