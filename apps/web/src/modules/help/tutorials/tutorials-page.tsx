import type { Tutorial } from '@kxo/domain/help/guide-contract'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { may } from '@kxo/domain/help/permissions'
import { Box, SimpleGrid, Title } from '@mantine/core'
import { IconPlus, IconVideo } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { tutorialsQuery } from '../guide/guide-api.ts'
import { TutorialCard } from './tutorial-card.tsx'
import { TutorialDialog } from './tutorial-dialog.tsx'

/** A28: two-minute films by task, those to start with first; the vendor's team publishes them here. */
export default function TutorialsPage() {
  const { tenant, actor } = useViewer()
  const { say, locale } = useLanguage()
  const [opened, setOpened] = useState<Tutorial | 'new' | null>(null)
  const answer = useQuery(tutorialsQuery())
  const isVendor = may.answerSupport(actor, tenant)
  const films = answer.data ?? []
  const topics = [...new Set(films.map(({ topic }) => topic[locale]))].toSorted((a, b) => Number(a !== '') - Number(b !== ''))
  const edited =
    opened === 'new' || opened === null ? null : (films.find(({ id, version }) => id === opened.id && version >= opened.version) ?? opened)
  return (
    <>
      <PageTitle
        subtitle={say(w.filmsHelp)}
        act={
          isVendor ? (
            <Button icon={<IconPlus size={18} />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
              {say(w.addFilm)}
            </Button>
          ) : null
        }
      >
        {w.films}
      </PageTitle>
      <Answered of={answer} lines={6}>
        {() =>
          films.length === 0 ? (
            <Empty sentence={w.noFilm} icon={<IconVideo size={32} stroke={1.5} />} />
          ) : (
            topics.map((topic) => (
              <Box key={topic} component="section" mb="xl">
                <Title order={2} mb="sm" fz={18} fw={600}>
                  {topic || say(w.begin)}
                </Title>
                <SimpleGrid minColWidth="min(320px, 100%)" spacing="md">
                  {films
                    .filter((film) => film.topic[locale] === topic)
                    .map((film) => (
                      <TutorialCard key={film.id} film={film} onEdit={isVendor ? () => setOpened(film) : null} />
                    ))}
                </SimpleGrid>
              </Box>
            ))
          )
        }
      </Answered>
      {opened ? <TutorialDialog film={edited} onEdit={setOpened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
