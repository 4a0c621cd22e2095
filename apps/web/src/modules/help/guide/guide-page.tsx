import { articlesFor, type GuideJob, guideEdition, guideJobs, searchArticles } from '@kxo/domain/help/articles/article'
import { articles } from '@kxo/domain/help/articles/articles'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { adminGuide, adminSupport, adminTutorials, articleParameter, tabParameter } from '@kxo/domain/help/paths'
import { Box, Flex, NavLink, Stack, Text, Title } from '@mantine/core'
import { IconPrinter, IconVideo } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { ArticleView } from './article-view.tsx'
import { tutorialsQuery } from './guide-api.ts'
import { OwnGuides } from './own-guides.tsx'

const jobs = Object.keys(guideJobs) as GuideJob[]

/** A27: the manual inside the product, in the tenant's words, beside the tenant's own guides. */
export default function GuidePage() {
  const { say } = useLanguage()
  const panelId = useId()
  const [search, change] = useAddress()
  const tab = search[tabParameter] === 'own' ? 'own' : 'product'
  return (
    <>
      <PageTitle
        subtitle={say(w.guideHelp)}
        act={
          <>
            <FilmsLink />
            <Button variant="default" icon={<IconPrinter size={18} />} onClick={() => globalThis.print()}>
              {say(w.print)}
            </Button>
          </>
        }
      >
        {w.guide}
      </PageTitle>
      <Tabs
        label={w.tabs}
        panelId={panelId}
        current={tab}
        onChange={(key) => change({ [tabParameter]: key === 'own' ? 'own' : undefined })}
        tabs={[
          { key: 'product', label: w.tabProduct },
          { key: 'own', label: w.tabOwn },
        ]}
      />
      <div id={panelId} role="tabpanel" aria-label={say(tab === 'own' ? w.tabOwn : w.tabProduct)}>
        {tab === 'own' ? <OwnGuides /> : <Manual />}
      </div>
    </>
  )
}

/** The way to the help films, once there is one to watch. */
function FilmsLink() {
  const { say } = useLanguage()
  const films = useQuery(tutorialsQuery())
  if (!films.data?.length) return null
  return (
    <LinkButton to={adminTutorials()} variant="default" icon={<IconVideo size={18} />}>
      {say(w.films)}
    </LinkButton>
  )
}

function Manual() {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const q = search['q'] ?? ''
  const offered = articlesFor(articles, tenant)
  const found = searchArticles(offered, q, say)
  const opened = found.find(({ key }) => key === search[articleParameter]) ?? found[0]
  return (
    <Columns widths="280px minmax(0, 1fr)" gap="xl">
      <Stack component="nav" gap="md" aria-label={say(w.summary)} data-print="none">
        <Box
          type="search"
          component="input"
          w="100%"
          mih={40}
          py={6}
          px="sm"
          bd="1px solid var(--k-control)"
          bdrs={9}
          bg="var(--k-surface)"
          c="var(--k-text)"
          fz="md"
          style={{ font: 'inherit' }}
          aria-label={say(w.search)}
          placeholder={say(w.search)}
          value={q}
          onChange={(event) => change({ q: event.currentTarget.value || undefined, [articleParameter]: undefined })}
        />
        {jobs.map((job) => {
          const own = found.filter((article) => article.job === job)
          return own.length === 0 ? null : (
            <section key={job}>
              <Title order={2} mb={4} c="dimmed" fz="xs" fw={600}>
                {say(guideJobs[job])}
              </Title>
              <Flex component="ul" direction="column" gap={2}>
                {own.map(({ key, title }) => (
                  <li key={key}>
                    <NavLink
                      active={key === opened?.key}
                      label={say(title)}
                      renderRoot={(props) => (
                        <Link
                          to={adminGuide()}
                          search={{ [articleParameter]: key, q: q || undefined }}
                          aria-current={key === opened?.key ? 'page' : undefined}
                          {...props}
                        />
                      )}
                    />
                  </li>
                ))}
              </Flex>
            </section>
          )
        })}
        <Text c="dimmed" fz="sm">
          {say(w.edition, guideEdition)}
        </Text>
      </Stack>
      <div>
        {opened ? (
          <Panel maw={784} p="clamp(16px, 3vw, 32px)">
            <ArticleView key={opened.key} article={opened} />
          </Panel>
        ) : (
          <Empty sentence={say(w.nothing, { q })} act={<LinkButton to={adminSupport()}>{say(w.writeToUs)}</LinkButton>} />
        )}
      </div>
    </Columns>
  )
}
