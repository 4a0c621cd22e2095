import type { Import, Verdict } from '@kxo/domain/imports/contract'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../imports.module.css'

const before = { created: w.toCreate, changed: w.toChange, unchanged: w.unchanged, refused: w.toCorrect } as const
const after = { created: w.created, changed: w.changed, unchanged: w.unchanged, refused: w.notImported } as const

/** How many lines fall on each side, before the import or after it. */
export function VerdictTiles({ verdict, status }: { verdict: Verdict; status: Import['status'] }) {
  const { say, locale } = useLanguage()
  const labels = status === 'done' || status === 'undone' ? after : before
  return (
    <dl className={style['verdict']}>
      {(['created', 'changed', 'unchanged', 'refused'] as const).map((key) => (
        <div key={key} data-kind={key} data-none={verdict[key] === 0 || undefined}>
          <dt>{say(labels[key])}</dt>
          <dd>{verdict[key].toLocaleString(locale === 'fr' ? 'fr-FR' : 'en-GB')}</dd>
        </div>
      ))}
    </dl>
  )
}
