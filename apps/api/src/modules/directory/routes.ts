import { directoryContract } from '@kxo/domain/directory/contract'
import { routes } from '../../platform/serve.ts'

export const directoryRoutes = routes(directoryContract, {})
