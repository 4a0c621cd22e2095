import type { AnyQuery } from '../../../platform/page.ts'
import { mineQuery } from '../api.ts'
import { duesQuery, upcomingQuery } from './home.tsx'

export { default as Home } from './home.tsx'
export { default as OwnBadge } from './own-badge.tsx'
export { default as UnlessMine } from './unless-mine.tsx'

/** What they read of the person, asked with the catalogue. */
export const readsOfCatalogue = (): readonly AnyQuery[] => [upcomingQuery(), duesQuery(), mineQuery()]
