import { Input } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Loading } from '../feedback/states.tsx'
import { type FieldProps, useField } from '../form/use-field.ts'

const RichEditor = lazy(() => import('../editor/rich-editor.tsx'))

type EditorFieldProps = {
  input: ReturnType<typeof useField>['input']
  /** The editor's JSON document, `''` when there is none. */
  value: unknown
  onChange: (document: unknown) => void
  /** Keeps a picture and answers its address; without it, texts hold none. */
  keepPicture?: ((file: File) => Promise<string>) | undefined
}

/** The editor under its label, loaded when it is first drawn. */
export const EditorField = ({ input, value, onChange, keepPicture }: EditorFieldProps) => (
  <Input.Wrapper
    label={input.label}
    labelElement="div"
    description={input.description}
    error={input.error}
    withAsterisk={input.withAsterisk}
    {...input.wrapperProps}
  >
    <Suspense fallback={<Loading lines={5} height={264} />}>
      <RichEditor
        name={input.name}
        label={input.label}
        value={value}
        onChange={onChange}
        onBlur={input.onBlur}
        disabled={input.disabled}
        {...(keepPicture && { keepPicture })}
      />
    </Suspense>
  </Input.Wrapper>
)

/** Formatted text; the value is the editor's JSON document. */
export function RichTextField({ keepPicture, ...props }: FieldProps & Pick<EditorFieldProps, 'keepPicture'>) {
  const { value, change, input } = useField(props)
  return <EditorField input={input} value={value} onChange={change} keepPicture={keepPicture} />
}
