import { consumersWords as w } from '@kxo/domain/consumers/words'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './consumers.module.css'
import { StepTitle } from './step-title.tsx'

/** When the declaration was received, and where its proof is. */
export function Received({ at, mail }: { at: Date; mail: string }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  return (
    <>
      <StepTitle>{w.done}</StepTitle>
      <p className={style['said']}>{say(w.doneAt, { at })}</p>
      <p className={style['said']}>{say(w.doneMail, { mail })}</p>
      <p className={style['said']}>{say(w.doneNext, { client: tenant.label })}</p>
      <p className={style['muted']}>{say(w.spam)}</p>
    </>
  )
}
