import { path } from '../kernel/path.ts'

/** The vote of an assembly, for whoever takes part. */
export const eventVote = path('/events/:id/vote')
