import * as z from 'zod/mini'
import { oneOf } from '../../ui/navigation/address-schema.ts'

export const regionAddress = z.object({ tab: oneOf(['record', 'people', 'events']) })
