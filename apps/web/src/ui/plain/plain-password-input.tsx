import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import style from './plain.module.css'
import { PlainInput, type PlainInputProps } from './plain-input.tsx'

/** A password that can be shown, pasted and filled by a password manager. */
export function PlainPasswordInput(props: Omit<PlainInputProps, 'type' | 'rightSection'>) {
  const { say } = useLanguage()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <PlainInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <button
          type="button"
          className={style['sideButton']}
          aria-label={say(shown ? uiWords.hidePassword : uiWords.showPassword)}
          onClick={() => setShown(!shown)}
        >
          <Icon size={18} stroke={1.75} aria-hidden="true" />
        </button>
      }
    />
  )
}
