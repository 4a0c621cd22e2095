import { strengthOf, strengthWords } from '@kxo/domain/kernel/password-strength'
import { passwordRules } from '@kxo/domain/kernel/passwords'
import { validationWords } from '@kxo/domain/kernel/validation'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'
import style from './password-field.module.css'
import { PasswordInput } from './password-input.tsx'
import { type FieldProps, useField } from './use-field.ts'

type PasswordFieldProps = FieldProps & {
  /** `new` shows the rules, ticked as one types. */
  kind?: 'current' | 'new' | 'confirmation'
}

/** A password of a form. */
export function PasswordField({ kind = 'current', ...props }: PasswordFieldProps) {
  const { text, change, input } = useField(props)
  return (
    <div>
      <PasswordInput
        {...input}
        autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {kind === 'new' ? <Rules password={text} /> : null}
    </div>
  )
}

function Rules({ password }: { password: string }) {
  const { say } = useLanguage()
  // "Too common" is told once it is true: as a rule to follow it would read backwards.
  const told = passwordRules
    .map(({ key, follows }) => ({ key, met: password !== '' && follows(password) }))
    .filter(({ key, met }) => key !== 'passwordCommon' || (password !== '' && !met))
  return (
    <>
      <p className={style['strength']} data-strength={strengthOf(password)} role="status">
        {password === '' ? null : say(strengthWords[strengthOf(password)])}
      </p>
      <ul className={style['list']}>
        {told.map(({ key, met }) => (
          <li key={key} className={style['rule']} data-met={met}>
            {met ? <IconCheck size={16} aria-hidden="true" /> : <IconPoint size={16} aria-hidden="true" />}
            {say(validationWords[key])}
            <span className="visually-hidden">{` (${say(met ? uiMessages.passwordMet : uiMessages.passwordUnmet)})`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
