import { Input } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Loading } from '../states.tsx'
import { type FieldProps, useField } from './use-field.ts'

const RichEditor = lazy(() => import('../rich-editor.tsx'))

/** Formatted text; the value is the editor's JSON document. The editor is loaded when it is first drawn. */
export function RichTextField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const { label, description, error, withAsterisk, name } = input
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      withAsterisk={withAsterisk}
      labelElement="div"
      {...input.wrapperProps}
    >
      <Suspense fallback={<Loading lines={5} height={264} />}>
        <RichEditor name={name} label={label} value={value} onChange={change} onBlur={input.onBlur} disabled={input.disabled} />
      </Suspense>
    </Input.Wrapper>
  )
}
