import { pages } from '../../app/page.ts'

export const privacyPages = pages([])
