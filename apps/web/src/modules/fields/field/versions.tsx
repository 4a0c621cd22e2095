import type { FieldSheet } from '@kxo/domain/fields/contract'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../fields.module.css'

/** The wordings a field has had, and how many answered each. */
export function Versions({ field }: { field: FieldSheet }) {
  const { say, locale, zone } = useLanguage()
  return (
    <section className={style['card']}>
      <h2 className={style['heading']}>{say(w.versions)}</h2>
      <ol className={style['versions']}>
        {field.versions.map(({ version, label, created_at, created_by, answers_count }) => (
          <li key={version} className={style['version']}>
            <span className={style['grow']}>
              <span>{label}</span>
              <span className={style['muted']}>
                {[say(w.version, { n: version }), formatDate(created_at, locale, { zone }), created_by].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={style['muted']}>{say(w.versionAnswers, { n: answers_count })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
