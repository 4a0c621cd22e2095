import { agreementKind } from '@kxo/domain/signatures/agreement-legal'
import { adminAgreements } from '@kxo/domain/signatures/paths'
import { signaturesWords as w } from '@kxo/domain/signatures/words'
import { Grid, Stack } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { agreementQuery, fetchAgreement } from '../api.ts'
import { AgreementBadge } from '../register/agreement-list.tsx'
import { AgreementActs } from './agreement-acts.tsx'
import { AgreementFacts } from './agreement-facts.tsx'

/** One agreement: what it says, as it is printed, and where its signatures stand. */
export function AgreementPanel({ id }: { id: number }) {
  const { say } = useLanguage()
  const { data: agreement } = useSuspenseQuery(agreementQuery(id))
  const { reference, kind, party, event_title, version } = agreement
  return (
    <>
      <PageTitle
        above={[{ label: w.register, to: adminAgreements() }]}
        subtitle={`${say(agreementKind.labelOf(kind))} · ${party} · ${event_title}`}
        mark={<AgreementBadge row={agreement} />}
        act={<AgreementActs agreement={agreement} />}
      >
        {reference}
      </PageTitle>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 5 }} order={{ base: 1, lg: 2 }}>
          <Stack gap="lg">
            <AgreementFacts agreement={agreement} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }} order={{ base: 2, lg: 1 }}>
          <PdfView of={`${id} ${version}`} title={reference} fetch={() => fetchAgreement(id)} />
        </Grid.Col>
      </Grid>
    </>
  )
}
