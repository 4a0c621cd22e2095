import { lazy, Suspense } from 'react'
import { Loading } from '../feedback/states.tsx'
import style from './input.module.css'
import { type FieldProps, useField } from './use-field.ts'

const RichEditor = lazy(() => import('../editor/rich-editor.tsx'))

/** Formatted text; the value is the editor's JSON document. The editor is loaded when it is first drawn. */
export function RichTextField(props: FieldProps) {
  const { value, change, input } = useField(props)
  return (
    <div className={style['frame']}>
      <span className={style['label']}>
        {input.label}
        {input.asterisk ? <span className={style['asterisk']}>{' *'}</span> : null}
      </span>
      <Suspense fallback={<Loading lines={5} height={264} />}>
        <RichEditor name={input.name} label={input.label} value={value} onChange={change} onBlur={input.onBlur} disabled={input.disabled} />
      </Suspense>
      {input.help ? <p className={style['help']}>{input.help}</p> : null}
      {input.error ? <p className={style['error']}>{input.error}</p> : null}
    </div>
  )
}
