import { directoryContract } from '@kxo/domain/directory/contract'
import { routes } from '../../platform/http/serve.ts'
import { choose, readChoice } from './choose.ts'
import {
  listCompanies,
  listDirectory,
  listPublicDirectory,
  readCard,
  readFilters,
  readPhoto,
  readPublicFilters,
  readPublicPhoto,
} from './list-directory.ts'
import { writePublicly, writeTo } from './write-to.ts'

export const directoryRoutes = routes(directoryContract, {
  list: listDirectory,
  filters: readFilters,
  companies: listCompanies,
  photo: readPhoto,
  card: readCard,
  write: writeTo,
  publicList: listPublicDirectory,
  publicFilters: readPublicFilters,
  publicPhoto: readPublicPhoto,
  publicWrite: writePublicly,
  choice: readChoice,
  choose,
})
