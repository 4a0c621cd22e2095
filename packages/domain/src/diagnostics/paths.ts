import { path } from '../kernel/path.ts'

export const diagnosis = path('/test')
