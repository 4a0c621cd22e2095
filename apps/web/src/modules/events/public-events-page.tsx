import { publicPage } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useViewer } from '../../platform/viewer.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Catalogue } from './catalogue.tsx'
import style from './events.module.css'
import { Welcome } from './welcome.tsx'

/** P12: the public catalogue of a tenant. */
export default function PublicEventsPage() {
  const { tenant } = useViewer()
  return (
    <div className={style['catalogue']}>
      <PageTitle subtitle={tenant.label}>{w.publicTitle}</PageTitle>
      <Welcome />
      <Catalogue isPublic hrefOf={(event) => publicPage(tenant.name, event.url)} />
    </div>
  )
}
