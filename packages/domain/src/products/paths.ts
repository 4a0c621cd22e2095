import { path } from '../kernel/path.ts'

/** What is sold beside a place. */
export const adminProducts = path('/admin/products')
/** What is offered and owed at each event. */
export const adminEventProducts = path('/admin/Event-products')
