import { path } from '../kernel/path.ts'

export const directory = path('/annuary')
export const publicDirectory = path('/:client/public/annuary')
/** The tab of one’s profile where one chooses what is shown. */
export const ownDirectoryTab = 'directory'
export const ownDirectory = (userId: number): string => `/user/${userId}?tab=${ownDirectoryTab}`
