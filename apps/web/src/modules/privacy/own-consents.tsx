import { ConsentList } from './consent-list.tsx'
import style from './privacy.module.css'

/** What I agreed to, on my profile. */
export default function OwnConsents({ id }: { id: number }) {
  return (
    <div className={style['page']}>
      <ConsentList id={id} isOwn />
    </div>
  )
}
