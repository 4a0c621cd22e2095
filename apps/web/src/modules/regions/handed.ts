/** Addresses of records that stand beside or above regions. */
type HandedToRegions = { person: (id: number) => string; event: (id: number) => string }

let handed: HandedToRegions | undefined

/** Called once by the list of modules. */
export const handToRegions = (addresses: HandedToRegions): void => {
  handed = addresses
}
export const personAddress = (id: number): string => handed?.person(id) ?? ''
export const eventAddress = (id: number): string => handed?.event(id) ?? ''
