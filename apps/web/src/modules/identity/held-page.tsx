import { accountWords as w } from '@kxo/domain/identity/account-words'
import { logout } from '@kxo/domain/identity/paths'
import { identityWords } from '@kxo/domain/identity/words'
import { useMutation } from '@tanstack/react-query'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'
import { reloadSession } from './api.ts'
import style from './panel.module.css'
import { Panel } from './panel.tsx'

/** What a person reads while their account is held back (guard rows 14 and 15). */
export function HeldPage({ kind }: { kind: 'secondFactor' | 'awaiting' }) {
  return kind === 'awaiting' ? <Awaiting /> : null
}

function Awaiting() {
  const { say } = useLanguage()
  const check = useMutation({
    mutationFn: reloadSession,
    onSuccess: (user) => user.status === 'toValidate' && toast.info(w.stillAwaiting),
    onError: toast.failure,
  })
  return (
    <Panel title={w.awaitingTitle} subtitle={say(w.awaitingHelp)}>
      <div className={style['form']}>
        <Button fullWidth loading={check.isPending} onClick={() => check.mutate()}>
          {say(w.checkAgain)}
        </Button>
        <LinkButton to={logout()} variant="default" fullWidth>
          {say(identityWords.logout)}
        </LinkButton>
      </div>
    </Panel>
  )
}
