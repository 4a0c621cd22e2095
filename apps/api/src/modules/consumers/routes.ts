import { consumersContract } from '@kxo/domain/consumers/contract'
import { routes } from '../../platform/http/serve.ts'
import { declareEnding } from './declare-ending.ts'
import { listEndings } from './list-endings.ts'

export const consumersRoutes = routes(consumersContract, { declareEnding, endings: listEndings })
