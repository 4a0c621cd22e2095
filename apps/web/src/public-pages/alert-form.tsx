import { alertWords as w } from '@kxo/domain/events/alerts/alert-words'
import { savedSearch } from '@kxo/domain/events/alerts/saved-search'
import type { CatalogueAddress } from '@kxo/domain/events/catalogue/catalogue-address'
import { publicAlerts } from '@kxo/domain/events/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage, useRequestedLanguage } from './page-context.ts'

/** Leaves an address for what the catalogue shows now; what is agreed to is read beside the button (PRV-03). */
export function AlertForm({ address, title }: { address: CatalogueAddress; title?: Sentence }) {
  const { tenant } = usePage()
  const { say } = useLanguage()
  const lang = useRequestedLanguage()
  return (
    <details className="alert">
      <summary>{say(title ?? (savedSearch(address) === '' ? w.open : w.openSearch))}</summary>
      <form action={`${publicAlerts(tenant.name)}${lang ? `?lang=${lang}` : ''}`} method="post">
        <p>{say(w.help)}</p>
        <input type="hidden" name="search" value={savedSearch(address)} />
        <label className="field">
          <span>{say(w.mail)}</span>
          <input type="email" name="mail" required maxLength={254} autoComplete="email" />
        </label>
        <p className="muted">
          {say(w.wording, { client: tenant.label })} {say(w.keeping)}
        </p>
        <button type="submit" className="button">
          {say(w.ask)}
        </button>
      </form>
    </details>
  )
}
