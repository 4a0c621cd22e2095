import { path } from '../kernel/path.ts'

export const adminVideos = path('/admin/videos')
export const adminVideo = path('/admin/videos/:id')
/** `:id` names the film as an event gives it out: its document. */
export const ownVideo = path('/support/videos/:id')
