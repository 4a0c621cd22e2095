import { login } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { mayNameTenant } from '@kxo/domain/tenants/reserved'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { Input } from '../../ui/fields/input.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './panel.module.css'

/** For a person who has no address of their tenant: its name leads to its login. Tenants are never listed. */
export function YourSpace() {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const wanted = name.trim().toLowerCase()
  return (
    <form
      className={style['aside']}
      onSubmit={(event) => {
        event.preventDefault()
        if (mayNameTenant(wanted)) void navigate({ to: login(wanted) })
      }}
    >
      <h2 className={style['asideTitle']}>{say(w.yourSpace)}</h2>
      <p className={style['small']}>{say(w.yourSpaceHelp)}</p>
      <div className={style['inline']}>
        <Input
          label={say(w.organisation)}
          autoComplete="organization"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={!mayNameTenant(wanted)}>
          {say(w.continue)}
        </Button>
      </div>
    </form>
  )
}
