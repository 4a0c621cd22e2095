export { FieldMenu } from './field-menu.tsx'
