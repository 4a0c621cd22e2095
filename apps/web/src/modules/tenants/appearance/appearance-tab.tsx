import { appearances } from '@kxo/domain/tenants/appearance/appearance'
import { appearanceWords as w } from '@kxo/domain/tenants/appearance/appearance-words'
import { useId } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from './appearance.module.css'
import { useAppearance } from './use-appearance.ts'

/** « Affichage » on a person's own page. */
export default function AppearanceTab() {
  const { say } = useLanguage()
  const { tenant } = useViewer()
  const { choice, choose } = useAppearance()
  const name = useId()
  return (
    <fieldset className={style['choices']}>
      <legend>{say(w.title)}</legend>
      <p>{say(w.help)}</p>
      {[null, ...appearances].map((one) => (
        <label key={one ?? 'tenant'}>
          <input
            type="radio"
            name={name}
            checked={one === choice}
            onChange={() =>
              void choose(one)
                .then(() => toast.success(w.kept))
                .catch(toast.failure)
            }
          />
          {say(one === null ? w.tenant : w[one], { client: tenant.label })}
        </label>
      ))}
    </fieldset>
  )
}
