import { passwordRules, validationWords } from '@kxo/domain/kernel/validation'
import { PasswordInput } from '@mantine/core'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { useLanguage } from '../language.tsx'
import { uiWords } from '../words.ts'
import style from './password-field.module.css'
import { type FieldProps, useField } from './use-field.ts'

type PasswordFieldProps = FieldProps & {
  /** `new` shows the rules, ticked as one types. */
  kind?: 'current' | 'new' | 'confirmation'
}

/** A password that can be shown, pasted and filled by a password manager. */
export function PasswordField({ kind = 'current', ...props }: PasswordFieldProps) {
  const { value, change, input } = useField(props)
  const { say } = useLanguage()
  const text = (value as string | null | undefined) ?? ''
  return (
    <div>
      <PasswordInput
        {...input}
        autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': say(uiWords.showPassword), tabIndex: 0 }}
      />
      {kind === 'new' ? (
        <div className={style['rules']}>
          <p className={style['title']}>{say(uiWords.passwordRules)}</p>
          <ul className={style['list']}>
            {passwordRules
              .map(({ key, follows }) => ({ key, met: text !== '' && follows(text) }))
              .map(({ key, met }) => (
                <li key={key} className={style['rule']} data-met={met}>
                  {met ? <IconCheck size={16} aria-hidden="true" /> : <IconPoint size={16} aria-hidden="true" />}
                  {say(validationWords[key])}
                  <span className="visually-hidden">{` (${say(met ? uiWords.passwordMet : uiWords.passwordUnmet)})`}</span>
                </li>
              ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
