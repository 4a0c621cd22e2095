import { productErrors } from '@kxo/domain/products/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'

export { copyOptions } from './copy-options.ts'
export { lockOptions, optionsOf } from './queries.ts'
export { amountOfOptions, type RegisteredOption, registeredOptions } from './registered-options.ts'
export { productsRoutes } from './routes.ts'
export { addOption } from './save-option.ts'
export { createProduct } from './save-product.ts'

/** What the guard of stocks means to people. */
export const productRefusals: DatabaseRefusals = {
  KX008: productErrors.optionFull,
  KX009: productErrors.optionNotOffered,
  products_code: productErrors.codeTaken,
}
