import { login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import { identityWords as w } from '@kxo/domain/identity/words'
import { labels } from '@kxo/domain/kernel/labels'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../../platform/session.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Button, LinkButton } from '../../../ui/plain/button.tsx'
import style from '../login/panel.module.css'
import { Panel } from '../login/panel.tsx'

/** What the device already holds, compared with the person of a link: nothing (or what another link of theirs opened), that very person, or someone else. */
export function useHolder(user: number | undefined): 'nobody' | 'same' | 'other' {
  const session = useSession()
  const { tenant } = useViewer()
  if (!session) return 'nobody'
  if (session.client !== tenant.name || session.user.id !== user) return 'other'
  return session.user.is_restricted_session ? 'nobody' : 'same'
}

type LinkQuestionProps = { name: string; title: string; busy: boolean; onContinue: () => void; children?: ReactNode }

/** Asks before a personal link opens, and says what to do when it is someone else's (P10). */
export function LinkQuestion({ name, title, busy, onContinue, children }: LinkQuestionProps) {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const [isOther, setOther] = useState(false)
  if (isOther)
    return (
      <Panel title={say(stepWords.linkNotYou, { name })} subtitle={say(stepWords.linkNotYouHelp)}>
        <LinkButton to={login(tenant.name)} fullWidth>
          {say(w.logIn)}
        </LinkButton>
      </Panel>
    )
  return (
    <Panel title={title} subtitle={children}>
      <Button fullWidth loading={busy} onClick={onContinue}>
        {say(w.continue)}
      </Button>
      <div className={style['links']}>
        <button type="button" className={style['textButton']} onClick={() => setOther(true)}>
          {say(labels.notYou)}
        </button>
      </div>
    </Panel>
  )
}
