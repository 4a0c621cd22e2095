import type { NeededFields as Needed } from '@kxo/domain/fields/contract'
import type { Morph } from '@kxo/domain/fields/morph'
import { isAdministrator } from '@kxo/domain/kernel/permissions'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useContext, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useViewer } from '../../../platform/viewer.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { FieldWordings } from '../../../ui/form/field-wordings.ts'
import { DynamicFields } from '../../forms/index.ts'
import { neededQuery } from '../api.ts'

type NeededFieldsProps = {
  of: Morph
  /** How the form of the record draws its own fields, for those the form that adds one does not ask by itself. */
  inputs?: Readonly<Record<string, ComponentType>>
}

/** In the form that adds a record, inside its `NativeWordings`: what the tenant does not let it be without. */
export function NeededFields({ of, inputs = {} }: NeededFieldsProps) {
  const wordings = useContext(FieldWordings)
  const answer = useQuery(neededQuery(of))
  const natives = Object.entries(inputs).filter(([name]) => wordings[name]?.is_required && !wordings[name]?.is_hidden)
  return (
    <>
      {natives.map(([name, Input]) => (
        <Input key={name} />
      ))}
      <Answered of={answer} lines={0} />
      {answer.data && answer.data.fields.length > 0 ? <Answers {...answer.data} /> : null}
    </>
  )
}

const under = 'answers'

function Answers({ fields, answers }: Needed) {
  const { actor } = useViewer()
  const { getValues, resetField } = useFormContext()
  // They come after the form was made: what is proposed is its first value, not something typed.
  useEffect(() => {
    for (const [name, value] of Object.entries(answers))
      if (getValues(`${under}.${name}`) === undefined) resetField(`${under}.${name}`, { defaultValue: value })
  }, [answers, getValues, resetField])
  return <DynamicFields fields={fields} isAdmin={isAdministrator(actor)} under={under} />
}
