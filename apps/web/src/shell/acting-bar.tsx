import { useReturnToOwn } from '../platform/acting.ts'
import { frameWords } from '../platform/frame-words.ts'
import { useViewer } from '../platform/viewer.ts'
import { useAction } from '../ui/feedback/action.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import style from './bars.module.css'

/** Says for whom the administrator acts, and leads back to their own account. */
export function ActingBar() {
  const { say } = useLanguage()
  const { user } = useViewer()
  const goBack = useReturnToOwn()
  const back = useAction({ mutationFn: goBack })
  if (!user?.acting_admin) return null
  return (
    <div className={`${style['bar']} ${style['sticky']}`} role="status">
      {say(frameWords.connectedAs, { name: `${user.first_name} ${user.last_name}` })}
      <button type="button" className={style['act']} disabled={back.isPending} onClick={() => back.mutate()}>
        {say(frameWords.returnToOwn)}
      </button>
    </div>
  )
}
