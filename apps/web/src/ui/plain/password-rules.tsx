import { strengthOf, strengthWords } from '@kxo/domain/kernel/password-strength'
import { passwordRules } from '@kxo/domain/kernel/passwords'
import { validationWords } from '@kxo/domain/kernel/validation'
import { IconCheck, IconPoint } from '@tabler/icons-react'
import { uiMessages } from '../feedback/ui-messages.ts'
import { useLanguage } from '../i18n/language.tsx'
import style from './password-rules.module.css'

/** The rules of a new password, ticked as one types. */
export function PasswordRules({ password }: { password: string }) {
  const { say } = useLanguage()
  // "Too common" is said once it is true: as a rule to follow it would read backwards.
  const rules = passwordRules
    .map(({ key, follows }) => ({ key, met: password !== '' && follows(password) }))
    .filter(({ key, met }) => key !== 'passwordCommon' || (password !== '' && !met))
  return (
    <>
      <p className={style['strength']} data-strength={strengthOf(password)} role="status">
        {password === '' ? null : say(strengthWords[strengthOf(password)])}
      </p>
      <ul className={style['list']}>
        {rules.map(({ key, met }) => (
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
