import { accountWords as w } from '@kxo/domain/identity/account-words'
import { logout } from '@kxo/domain/identity/paths'
import { identityWords } from '@kxo/domain/identity/words'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Button, LinkButton } from '../../../ui/plain/button.tsx'
import { EnrolFactor } from '../account/enrol-factor.tsx'
import { reloadSession } from '../api.ts'
import style from './panel.module.css'
import { Panel } from './panel.tsx'

/** What a person reads while their account is held back. */
export function PendingPage({ kind }: { kind: 'secondFactor' | 'awaiting' }) {
  return kind === 'awaiting' ? <Awaiting /> : <Enrolment />
}

/** The tenant wants a second factor of its administrators. */
function Enrolment() {
  const { say } = useLanguage()
  return (
    <Panel title={w.factorTitle} subtitle={say(w.factorRequired)}>
      <EnrolFactor onDone={() => void reloadSession().catch(toast.failure)} />
      <div className={style['links']}>
        <Link to={logout()}>{say(identityWords.logout)}</Link>
      </div>
    </Panel>
  )
}

function Awaiting() {
  const { say } = useLanguage()
  const check = useAction({
    mutationFn: reloadSession,
    onSuccess: (user) => user.held === 'awaiting' && toast.info(w.stillAwaiting),
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
