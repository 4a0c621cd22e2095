/** Addresses of records that stand beside or above regions. */
type RegionsDependencies = { person: (id: number) => string; event: (id: number) => string }

let handed: RegionsDependencies | undefined

/** Called once by the list of modules. */
export const provideRegions = (addresses: RegionsDependencies): void => {
  handed = addresses
}
export const personAddress = (id: number): string => handed?.person(id) ?? ''
export const eventAddress = (id: number): string => handed?.event(id) ?? ''
