import { pages } from '../../app/page.ts'

export const regionsPages = pages([])
