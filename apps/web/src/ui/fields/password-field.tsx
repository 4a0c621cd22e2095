import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { type FieldProps, useField } from '../form/use-field.ts'
import { useLanguage } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { PasswordRules } from '../plain/password-rules.tsx'

/** A password of a form; `new` shows the rules, ticked as one types. */
export function PasswordField({ kind = 'current', ...props }: FieldProps & { kind?: 'current' | 'new' | 'confirmation' }) {
  const { text, change, input } = useField(props)
  const { say } = useLanguage()
  const [shown, setShown] = useState(false)
  return (
    <div>
      <PasswordInput
        {...input}
        autoComplete={kind === 'current' ? 'current-password' : 'new-password'}
        autoCapitalize="none"
        spellCheck={false}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{ 'aria-label': say(shown ? uiWords.hidePassword : uiWords.showPassword), tabIndex: 0 }}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {kind === 'new' ? <PasswordRules password={text} /> : null}
    </div>
  )
}
