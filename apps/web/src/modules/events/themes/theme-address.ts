import * as z from 'zod/mini'
import { oneOf } from '../../../ui/navigation/address-schema.ts'

export const themeAddress = z.object({ tab: oneOf(['record', 'events']) })
