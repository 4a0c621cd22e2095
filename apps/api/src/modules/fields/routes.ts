import { fieldsContract } from '@kxo/domain/fields/contract'
import { routes } from '../../platform/serve.ts'

export const fieldsRoutes = routes(fieldsContract, {})
