import type { TenantColours } from '@kxo/domain/tenants/appearance/colours'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import type { CSSProperties } from 'react'
import { variablesOf } from '../../../platform/theme.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../tenants.module.css'

/** Both spaces, light and dark, as they will be drawn. */
export function ColourPreview({ colours, label }: { colours: TenantColours; label: string }) {
  const { say } = useLanguage()
  const variables = variablesOf(colours) as CSSProperties
  return (
    <section className={style['previews']} style={variables} aria-label={say(w.preview)}>
      {(['admin', 'user'] as const).map((space) => (
        <div key={space} className={style['previewPair']}>
          <h2 className={style['previewTitle']}>{say(space === 'admin' ? w.adminColours : w.userColours)}</h2>
          {(['light', 'dark'] as const).map((scheme) => (
            <div key={scheme} className={style['preview']} data-space={space} data-scheme={scheme}>
              <span className={style['previewName']}>{label}</span>
              <span className={style['previewScheme']}>{say(scheme === 'light' ? w.previewLight : w.previewDark)}</span>
              <span className={style['previewButton']}>{say(w.previewButton)}</span>
              <span className={style['previewLink']}>{say(w.previewLink)}</span>
              {(['success', 'warning', 'error'] as const).map((state) => (
                <span key={state} className={style['previewState']} data-state={state}>
                  {say(w[state])}
                </span>
              ))}
              {space === 'user' ? <span className={style['previewSecond']}>{say(w.secondary)}</span> : null}
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}
