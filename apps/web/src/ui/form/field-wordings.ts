import { createContext } from 'react'

/** What is said otherwise of a field than its screen says; blank words change nothing. */
export type FieldWording = { label: string; help: string; is_required: boolean; is_hidden: boolean }

/** Wordings of the fields around, by name: a form placed inside obeys them. */
export const FieldWordings = createContext<Readonly<Record<string, FieldWording>>>({})
