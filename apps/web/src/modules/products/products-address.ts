import * as z from 'zod/mini'
import { oneOf } from '../../ui/navigation/address-schema.ts'

/** The tab of the list. */
export const productsAddress = z.object({ tab: oneOf(['current', 'archived']) })
