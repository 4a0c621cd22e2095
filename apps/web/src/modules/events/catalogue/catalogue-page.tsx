import { event as eventAddress } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { myEvents } from '@kxo/domain/registrations/paths'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Boundary } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Home } from '../provided-parts.tsx'
import { Catalogue } from './catalogue.tsx'
import { Welcome } from './welcome.tsx'

/** U01: what the person signed in may register for. */
export default function CataloguePage() {
  const { say } = useLanguage()
  return (
    <>
      <PageTitle
        act={
          <LinkButton to={myEvents()} variant="default">
            {say(w.mine)}
          </LinkButton>
        }
      >
        {w.catalogueTitle}
      </PageTitle>
      <Welcome />
      <Boundary>
        <Home />
        <Catalogue hrefOf={(event) => eventAddress(event.id)} />
      </Boundary>
    </>
  )
}
