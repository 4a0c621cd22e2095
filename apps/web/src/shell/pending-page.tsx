import type { Page } from '../platform/page.ts'
import { Loading } from '../ui/feedback/states.tsx'
import { PendingTitle } from '../ui/navigation/page-title.tsx'

/** A page whose code comes: its title where the menu names it, and bars in place of the rest. */
export const PendingPage = ({ page }: { page: Page }) => (
  <>
    {page.menu ? <PendingTitle>{page.title}</PendingTitle> : null}
    <Loading lines={6} />
  </>
)
