import { login } from '@kxo/domain/identity/paths'
import { stepWords } from '@kxo/domain/identity/step-words'
import type { PersonalLink } from '@kxo/domain/identity/ways-in-contract'
import { identityWords as w } from '@kxo/domain/identity/words'
import { useState } from 'react'
import { rememberTarget } from '../../../platform/remembered-target.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { failureOf } from '../../../ui/feedback/failure.ts'
import { useLanguage, useText } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import style from '../login/panel.module.css'
import { Notice, Panel } from '../login/panel.tsx'
import { renewLink } from '../login/ways-in.ts'

/** A link that opens nothing any more: another one goes to the address on file, and signing in leads where it led. */
export function DeadLink({ code, link }: { code: string; link: PersonalLink }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const text = useText()
  const renewal = useAction({ mutationFn: () => renewLink(code), showsFailure: true })
  const [now] = useState(() => new Date())
  const expired = link.expires_at < now ? say(stepWords.linkExpired, { date: link.expires_at }) : null
  return (
    <Panel title={stepWords.linkDead} subtitle={expired}>
      <div className={style['form']}>
        {renewal.isSuccess ? (
          <Notice>
            <p>{say(stepWords.linkSent, { mail: link.masked_mail })}</p>
            <p>{say(stepWords.forgotSpam)}</p>
          </Notice>
        ) : (
          <>
            {renewal.isError ? (
              <p className={style['refusal']} role="alert">
                {text(failureOf(renewal.error).sentence)}
              </p>
            ) : (
              <p className={style['small']}>{say(stepWords.linkDeadHelp, { mail: link.masked_mail, client: tenant.label })}</p>
            )}
            <Button fullWidth loading={renewal.isPending} onClick={() => renewal.mutate()}>
              {say(stepWords.linkNew)}
            </Button>
          </>
        )}
      </div>
      <div className={style['links']}>
        <Link to={login(tenant.name)} onClick={() => rememberTarget(link.path, tenant.name)}>
          {say(w.logIn)}
        </Link>
      </div>
    </Panel>
  )
}
