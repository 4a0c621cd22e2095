import { event as eventAddress } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { PageTitle } from '../../ui/page-title.tsx'
import { Catalogue } from './catalogue.tsx'

/** U01: what the person signed in may register for. */
export default function CataloguePage() {
  return (
    <>
      <PageTitle>{w.catalogueTitle}</PageTitle>
      <Catalogue isPublic={false} hrefOf={(event) => eventAddress(event.id)} />
    </>
  )
}
