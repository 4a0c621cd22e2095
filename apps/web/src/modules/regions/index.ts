export { choicesQuery as regionChoicesQuery } from './api.ts'
export { departmentOptions } from './department-options.ts'
