import { pages } from '../../app/page.ts'

export const helpPages = pages([])
