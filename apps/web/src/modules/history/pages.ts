import { pages } from '../../app/page.ts'

export const historyPages = pages([])
