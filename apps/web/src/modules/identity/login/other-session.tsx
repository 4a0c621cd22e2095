import { login, logout } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useQuery } from '@tanstack/react-query'
import { tenantQuery } from '../../../platform/tenant.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { LinkButton } from '../../../ui/plain/button.tsx'
import style from './panel.module.css'
import { Panel } from './panel.tsx'

/** The device holds a session of another tenant: it is closed to come in here, or gone back to. */
export function OtherSession({ client }: { client: string }) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const other = useQuery(tenantQuery(client)).data?.label ?? client
  return (
    <Panel title={say(w.otherSession, { other })} subtitle={say(w.otherSessionHelp)}>
      <div className={style['form']}>
        <LinkButton to={logout()} search={{ client: tenant.name }} fullWidth>
          {say(w.changeSpace)}
        </LinkButton>
        <LinkButton to={login(client)} variant="default" fullWidth>
          {say(w.otherSessionBack, { other })}
        </LinkButton>
      </div>
    </Panel>
  )
}
