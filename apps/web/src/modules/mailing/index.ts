export { FieldMenu } from './templates/field-menu.tsx'
