import { checkNames } from '@kxo/domain/diagnostics/checks'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { SimpleGrid } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/display/button.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { checkQuery } from './api.ts'
import { BrowserCard } from './browser-card.tsx'
import { browserCheckNames, browserQuery } from './browser-checks.ts'
import { CheckCard } from './check-card.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { Report } from './report.tsx'
import { RightsPanel } from './rights-panel.tsx'
import { TestMailCard } from './test-mail-card.tsx'
import { WordsPanel } from './words-panel.tsx'

/** What lets this space and this browser do the work, checked now; and the background work that failed. */
export default function DiagnosisPage() {
  const { say, locale } = useLanguage()
  const queries = useQueryClient()
  const testAll = (): void => {
    const checks = [...checkNames.map((check) => checkQuery(check, locale)), ...browserCheckNames.map(browserQuery)]
    // Each card tells its own failure.
    for (const query of checks)
      void queries.fetchQuery({ ...(query as ReturnType<typeof browserQuery>), staleTime: 0 }).catch(() => undefined)
  }
  return (
    <>
      <PageTitle subtitle={say(w.subtitle)} act={<Button onClick={testAll}>{say(w.testAll)}</Button>}>
        {w.title}
      </PageTitle>
      <section aria-labelledby="diagnosis-installation">
        <h2 id="diagnosis-installation">{say(w.installation)}</h2>
        <SimpleGrid minColWidth="min(320px, 100%)" spacing="md" mb="xl">
          {checkNames.map((check) => (
            <CheckCard key={check} check={check} />
          ))}
          <TestMailCard />
        </SimpleGrid>
      </section>
      <section aria-labelledby="diagnosis-browser">
        <h2 id="diagnosis-browser">{say(w.browser)}</h2>
        <SimpleGrid minColWidth="min(320px, 100%)" spacing="md" mb="xl">
          {browserCheckNames.map((check) => (
            <BrowserCard key={check} check={check} />
          ))}
        </SimpleGrid>
      </section>
      <FailedJobs />
      <WordsPanel />
      <RightsPanel />
      <Report />
    </>
  )
}
