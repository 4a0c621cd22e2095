export { PersonPicker } from './inviting/person-picker.tsx'
