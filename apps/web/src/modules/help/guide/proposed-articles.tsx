import { articlesFor, proposeArticles } from '@kxo/domain/help/articles/article'
import { articles } from '@kxo/domain/help/articles/articles'
import { helpWords as w } from '@kxo/domain/help/words'
import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import ArticleDialog from './article-dialog.tsx'

/** Articles of the manual that may answer what is being typed; each opens over the page, and nothing typed is lost. */
export default function ProposedArticles({ typed }: { typed: string }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const [opened, setOpened] = useState<string | null>(null)
  const proposed = proposeArticles(articlesFor(articles, tenant), typed, say)
  return (
    <div aria-live="polite">
      {proposed.length > 0 ? (
        <Group component="section" gap="xs" aria-label={say(w.proposed)}>
          <Text c="dimmed" fz="sm">
            {say(w.proposed)}
          </Text>
          {proposed.map(({ key, title }) => (
            <Button key={key} size="sm" variant="default" onClick={() => setOpened(key)}>
              {say(title)}
            </Button>
          ))}
        </Group>
      ) : null}
      {opened ? <ArticleDialog article={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}
