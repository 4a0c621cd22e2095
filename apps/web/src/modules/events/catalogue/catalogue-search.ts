import {
  type CatalogueParameter,
  catalogueFits,
  catalogueQueryOf,
  readCatalogueAddress,
} from '@kxo/domain/events/catalogue/catalogue-address'
import * as z from 'zod/mini'
import type { Search } from '../../../ui/navigation/address.ts'
import { textThat } from '../../../ui/navigation/address-schema.ts'

const fields = Object.entries(catalogueFits).map(([name, fits]) => [name, textThat(fits)])
/** What the address of the catalogue may hold. */
export const catalogueAddress = z.object(Object.fromEntries(fields) as Record<CatalogueParameter, ReturnType<typeof textThat>>)

/** What an address asks of the list of events. */
export const catalogueQueryIn = (search: Search) => catalogueQueryOf(readCatalogueAddress({ get: (name) => search[name] ?? null }))
