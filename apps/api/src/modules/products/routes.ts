import { productsContract } from '@kxo/domain/products/contract'
import { optionsContract } from '@kxo/domain/products/option-contract'
import { may } from '@kxo/domain/products/permissions'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { listProducts } from './list-products.ts'
import { optionsOf } from './queries.ts'
import { addOption, changeOption, removeOption } from './save-option.ts'
import { archiveProduct, changeProduct, createProduct, removeProduct } from './save-product.ts'
import { optionSources, takeUpOptions } from './take-up-options.ts'

export const productsRoutes = [
  routes(productsContract, {
    list: listProducts,
    create: createProduct,
    change: changeProduct,
    archive: archiveProduct,
    remove: removeProduct,
  }),
  routes(optionsContract, {
    options: async ({ actor, db }, { params }) => {
      authorize(may.readOptions(actor))
      found(await db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
      return optionsOf(db, params.id)
    },
    optionSources,
    takeUpOptions,
    addOption,
    changeOption,
    removeOption,
  }),
]
