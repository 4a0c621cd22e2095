import { pages } from '../../app/page.ts'

export const directoryPages = pages([])
