import { Input } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Loading } from '../states.tsx'
import { type FieldProps, useField } from './use-field.ts'

const RichEditor = lazy(() => import('../rich-editor.tsx'))

/** Formatted text; the value is the editor's JSON document. The editor is loaded when it is first drawn. */
export function RichTextField(props: FieldProps) {
  const { value, change, kit } = useField(props)
  const { label, description, error, withAsterisk, name } = kit
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      withAsterisk={withAsterisk}
      labelElement="div"
      {...kit.wrapperProps}
    >
      <Suspense fallback={<Loading lines={5} height={264} />}>
        <RichEditor name={name} label={label} value={value} onChange={change} onBlur={kit.onBlur} disabled={kit.disabled} />
      </Suspense>
    </Input.Wrapper>
  )
}
