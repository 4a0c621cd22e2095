import { logout } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useViewer } from '../../app/viewer.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Panel } from './panel.tsx'

/** The device holds a session of another tenant: it must be closed first. */
export function OtherSession({ other }: { other: string }) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  return (
    <Panel title={say(w.otherSession, { other })} subtitle={say(w.otherSessionHelp)}>
      <LinkButton to={logout()} search={{ client: tenant.name }} fullWidth>
        {say(w.changeSpace)}
      </LinkButton>
    </Panel>
  )
}
