import { type CatalogueAddress, catalogueFilters, catalogueSearch, readCatalogueAddress } from '../catalogue/catalogue-address.ts'

/** What a catalogue is asked, without how it is shown: the same search is always written the same way, every event is empty. */
export const savedSearch = (address: CatalogueAddress): string =>
  catalogueSearch(Object.fromEntries(catalogueFilters.flatMap((name) => (address[name] ? [[name, address[name]]] : []))))

export const addressOf = (search: string): CatalogueAddress => readCatalogueAddress(new URLSearchParams(search))

/** Searches one address is told of, at most. */
export const mostAlerts = 20
/** Days an address that never confirmed is kept. */
export const unconfirmedDays = 7
/** Years an alert lives without a sign of its holder, and a proof is kept after its end (PRV-22). */
export const alertYears = 3
