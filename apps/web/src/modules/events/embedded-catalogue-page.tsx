import { publicEvents, publicPage } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Catalogue } from './catalogue.tsx'
import style from './events.module.css'

const sizes = [10, 25, 50, 100] as const

/** P14: the catalogue without frame, for the tenant's own site; events open in a new tab. */
export default function EmbeddedCataloguePage() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [search] = useAddress()
  const size = sizes.find((known) => String(known) === search['nb']) ?? 25
  return (
    <div className={style['embedded']}>
      <h1 className="visually-hidden">{say(w.publicTitle)}</h1>
      <Catalogue
        isPublic
        hrefOf={(event) => publicPage(tenant.name, event.url)}
        withFilters={search['filters'] !== '0'}
        size={size}
        target={search['target'] === 'top' ? '_top' : '_blank'}
      />
      <p>
        <Link to={publicEvents(tenant.name)} target="_blank">
          {say(w.seeAll)}
        </Link>
      </p>
    </div>
  )
}
