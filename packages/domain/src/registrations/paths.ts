import { path } from '../kernel/path.ts'

/** Where a person registers for an event. */
export const signin = path('/events/:id/signin')
