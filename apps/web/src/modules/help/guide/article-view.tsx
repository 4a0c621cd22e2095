import type { Article } from '@kxo/domain/help/articles/article'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { Flex, Group, Stack, Text, Title } from '@mantine/core'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { pageOf } from '../dependencies.ts'
import { rateArticle } from './guide-api.ts'

/** One article of the manual: what it is for, what to do, what is worth knowing, and whether it helped. */
export function ArticleView({ article, isInDialog = false }: { article: Article; isInDialog?: boolean }) {
  const { say } = useLanguage()
  const rate = useAction({
    mutationFn: (helped: boolean) => rateArticle(article.key, helped),
  })
  const page = pageOf(article.key)
  return (
    <Stack component="article" gap="md" maw={720}>
      {isInDialog ? null : (
        <Title order={2} fz={24} fw={650} lh={1.25}>
          {say(article.title)}
        </Title>
      )}
      <Text fz="lg" lh={1.55}>
        {say(article.intro)}
      </Text>
      <Title order={3} fz={16} fw={600}>
        {say(w.steps)}
      </Title>
      <Flex component="ol" direction="column" gap="xs" ps="lg" lh={1.55}>
        {article.steps.map((step) => (
          <li key={step.fr}>{say(step)}</li>
        ))}
      </Flex>
      {article.notes ? (
        <Flex
          component="aside"
          direction="column"
          gap="xs"
          py="sm"
          px="md"
          bdrs={8}
          bg="var(--k-subtle)"
          style={{ borderInlineStart: '4px solid var(--k-primary)' }}
        >
          <Title order={3} fz={16} fw={600}>
            {say(w.notes)}
          </Title>
          <Flex component="ul" direction="column" gap={4} ps={20}>
            {article.notes.map((note) => (
              <li key={note.fr}>{say(note)}</li>
            ))}
          </Flex>
        </Flex>
      ) : null}
      <Group component="footer" gap="sm" justify="space-between" pt="sm" className="line-above" data-print="none">
        {page && !isInDialog ? <LinkButton to={page}>{say(w.openPage)}</LinkButton> : null}
        <Group gap="xs" role="group" aria-label={say(w.helped)}>
          {rate.isSuccess ? (
            <p role="status">{say(w.thanks)}</p>
          ) : (
            <>
              <span>{say(w.helped)}</span>
              <Button size="sm" variant="default" loading={rate.isPending} onClick={() => rate.mutate(true)}>
                {say(w.yes)}
              </Button>
              <Button size="sm" variant="default" loading={rate.isPending} onClick={() => rate.mutate(false)}>
                {say(w.no)}
              </Button>
            </>
          )}
        </Group>
      </Group>
    </Stack>
  )
}
