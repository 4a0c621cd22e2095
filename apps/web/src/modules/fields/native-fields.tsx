import type { Morph } from '@kxo/domain/fields/morph'
import { nativeFields } from '@kxo/domain/fields/native-fields'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { IconLock } from '@tabler/icons-react'
import { useLanguage } from '../../ui/language.tsx'
import style from './fields.module.css'

/** What every record of the kind has from the start: locked, and why. */
export function NativeFields({ morph }: { morph: Morph }) {
  const { say } = useLanguage()
  const fields = nativeFields[morph]
  return (
    <details className={style['natives']}>
      <summary className={style['summary']}>{say(w.natives, { n: fields.length })}</summary>
      <p className={style['muted']}>{say(w.nativesWhy)}</p>
      <ul className={style['nativeList']}>
        {fields.map(({ name, label }) => (
          <li key={name} className={style['native']}>
            <IconLock size={14} aria-hidden="true" />
            <span>{say(label)}</span>
            <code className={style['code']}>{name}</code>
          </li>
        ))}
      </ul>
    </details>
  )
}
