export { choicesQuery as regionChoicesQuery } from './api.ts'
