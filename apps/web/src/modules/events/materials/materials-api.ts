import { materialCategories } from '@kxo/domain/events/handouts/handouts-contract'
import { documentsSource } from '../../documents/index.ts'

/** What one learns with, given to the person for their events; the latest event first, each with its own together. */
export const ownMaterials = () => documentsSource({ category: [...materialCategories], user: 'given' })
export const ownOrder = { sort: '-start_date', page_size: 50 } as const

/** What is given out to learn with, for every event. */
export const allMaterials = () => documentsSource({ category: [...materialCategories] })
