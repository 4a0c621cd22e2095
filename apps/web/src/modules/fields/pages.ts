import { pages } from '../../app/page.ts'

export const fieldsPages = pages([])
