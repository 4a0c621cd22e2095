import { adminEventNew } from '@kxo/domain/events/paths'
import { boostCollective } from '@kxo/domain/recruiting/paths'
import { may } from '@kxo/domain/recruiting/permissions'
import { recruitingWords as w } from '@kxo/domain/recruiting/words'
import { Box, Group, Stack } from '@mantine/core'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { ApplicationsView } from './applications-view.tsx'
import { dashboardAddress } from './dashboard-address.ts'
import { Figures, isOfferFigure } from './figures.tsx'
import { OffersTable } from './offers-table.tsx'

const panelId = 'recruiter-view'

/** A recruiter's page: figures that open what they count, offers, and the applications that await an answer. */
export default function MyDashboardPage() {
  const viewer = useViewer()
  const { say } = useLanguage()
  const [{ tab = 'applications', show }, change] = useAddress(dashboardAddress)
  return (
    <>
      <PageTitle
        act={
          <Group gap="xs">
            {hasFeature(viewer, 'payment') && may.boostOffers(viewer.actor) ? (
              <LinkButton variant="default" to={boostCollective()}>
                {say(w.boost)}
              </LinkButton>
            ) : null}
            <LinkButton to={adminEventNew()}>{say(w.publish)}</LinkButton>
          </Group>
        }
      >
        {w.title}
      </PageTitle>
      <Stack gap="lg">
        <Figures />
        <div>
          <Tabs
            label={w.title}
            tabs={[
              { key: 'applications', label: w.applications },
              { key: 'offers', label: w.offers },
            ]}
            current={tab}
            panelId={panelId}
            onChange={(key) => change({ tab: key, show: undefined, status: undefined, page: undefined }, { replace: false })}
          />
          <Box id={panelId} role="tabpanel">
            {tab === 'offers' ? <OffersTable show={isOfferFigure(show) ? show : undefined} /> : <ApplicationsView />}
          </Box>
        </div>
      </Stack>
    </>
  )
}
