import type { InputType } from '../forms/inputs/input-type.ts'
import { profileNames } from '../identity/profile.ts'
import { profiles } from '../kernel/actor.ts'
import type { Sentence } from '../kernel/sentence.ts'
import type { Morph } from './morph.ts'
import { nativeNamed } from './rules.ts'

type Decides = { input_type: InputType; choices?: readonly { value: string; label: Sentence }[] }

const facts: Readonly<Partial<Record<Morph, Readonly<Record<string, Decides>>>>> = {
  User: {
    profile_code: { input_type: 'select', choices: profiles.map((value) => ({ value, label: profileNames[value] })) },
    code_postal: { input_type: 'text' },
    country: { input_type: 'select' },
    employees_number: { input_type: 'number' },
    independents_number: { input_type: 'number' },
  },
  Company: {
    code_postal: { input_type: 'text' },
    country: { input_type: 'select' },
    employees_number: { input_type: 'number' },
    independents_number: { input_type: 'number' },
  },
}

/** A field records have from the start on which the display of the tenant's own may depend. */
export type NativeDecider = { name: string; label: Sentence } & Decides
export const nativeDeciders = (morph: Morph): readonly NativeDecider[] =>
  Object.entries(facts[morph] ?? {}).flatMap(([name, decides]) => {
    const native = nativeNamed(morph, name)
    return native ? [{ ...native, ...decides }] : []
  })
