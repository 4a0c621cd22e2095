import { paramGroups } from '@kxo/domain/tenants/settings/param-words'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { closeSessions, useSettled, type Where } from '../settings/settings-api.ts'
import { ParamSheet } from './param-sheet.tsx'

export default function AccessSheet({ where }: { where: Where }) {
  return (
    <ParamSheet
      where={where}
      tab="access"
      sections={[
        { title: paramGroups.accounts, names: ['self_signup', 'signup_domains'] },
        { title: paramGroups.elsewhere, names: ['embed_origins'] },
        { title: paramGroups.sessions, names: ['session_days', 'admins_need_totp'] },
      ]}
    >
      {({ open_sessions }) => <OpenSessions where={where} open={open_sessions} />}
    </ParamSheet>
  )
}

function OpenSessions({ where, open }: { where: Where; open: number }) {
  const { say } = useLanguage()
  const settled = useSettled(w.sessionsClosed)
  const closing = useAction({ mutationFn: () => closeSessions(where), onSuccess: settled })
  const ask = async (): Promise<void> => {
    if (await confirm({ title: w.closeSessionsTitle, message: w.closeSessionsHelp, act: w.closeSessions, tone: 'danger' })) closing.mutate()
  }
  return (
    <Panel component="section" gap="sm" align="flex-start" py={18} px={20}>
      <h2>{say(w.openSessions)}</h2>
      <p>{say(w.openSessionsCount, { n: open })}</p>
      <Button variant="danger" loading={closing.isPending} onClick={() => void ask()}>
        {say(w.closeSessions)}
      </Button>
    </Panel>
  )
}
