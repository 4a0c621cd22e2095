import type { ErasureReport } from '@kxo/domain/privacy/contract'
import { erasedWords, retainedWords, retentionReasons, privacyWords as w } from '@kxo/domain/privacy/words'
import { useLanguage } from '../../ui/i18n/language.tsx'
import style from './privacy.module.css'

/** What is erased on one side; on the other what is kept, why and until when. */
export function ErasureLists({ report: { erased, kept } }: { report: ErasureReport }) {
  const { say } = useLanguage()
  return (
    <div className={style['sides']}>
      <div>
        <h3 className={style['side']}>{say(w.willErase)}</h3>
        <ul className={style['facts']}>
          {erased.map(({ kind, n }) => (
            <li key={kind}>{say(erasedWords[kind], { n })}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={style['side']}>{say(w.willKeep)}</h3>
        {kept.length === 0 ? <p className={style['muted']}>{say(w.nothingKept)}</p> : null}
        <ul className={style['facts']}>
          {kept.map(({ kind, n, until }) => (
            <li key={kind}>
              {say(retainedWords[kind], { n })}, <strong>{until === null ? say(w.unlimited) : say(w.until, { until })}</strong>
              <span className={style['why']}>{say(retentionReasons[kind])}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
