import { login } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import { PlainInput } from '../../../ui/plain/plain-input.tsx'
import style from './panel.module.css'
import { findSpace } from './ways-in.ts'

/** For a person who has no address of their tenant: its name or its code leads to its login, their mail receives the list. Tenants are never listed. */
export function YourSpace() {
  const { say } = useLanguage()
  const text = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ isError: boolean; text: string } | null>(null)
  const find = async (): Promise<void> => {
    setBusy(true)
    setSaid(null)
    try {
      const { space, is_sent } = await findSpace(typed)
      if (space) return void navigate({ to: login(space.name) })
      setSaid({ isError: !is_sent, text: say(is_sent ? w.spaceSent : w.spaceUnknown) })
    } catch (error) {
      setSaid({ isError: true, text: text(failureOf(error).sentence) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={style['aside']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '') void find()
      }}
    >
      <h2 className={style['asideTitle']}>{say(w.yourSpace)}</h2>
      <p className={style['small']}>{say(w.yourSpaceHelp)}</p>
      <div className={style['inline']}>
        <PlainInput
          label={say(w.organisation)}
          autoComplete="organization"
          value={typed}
          error={said?.isError ? said.text : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy} disabled={typed.trim() === ''}>
          {say(w.continue)}
        </Button>
      </div>
      <p className={style['small']} role="status">
        {said && !said.isError ? said.text : ''}
      </p>
    </form>
  )
}
