import { articlesFor, proposeArticles } from '@kxo/domain/help/articles/article'
import { articles } from '@kxo/domain/help/articles/articles'
import { helpWords as w } from '@kxo/domain/help/words'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import style from '../help.module.css'
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
        <section className={style['proposed']} aria-label={say(w.proposed)}>
          <p className={style['muted']}>{say(w.proposed)}</p>
          {proposed.map(({ key, title }) => (
            <Button key={key} size="sm" variant="default" onClick={() => setOpened(key)}>
              {say(title)}
            </Button>
          ))}
        </section>
      ) : null}
      {opened ? <ArticleDialog article={opened} onClose={() => setOpened(null)} /> : null}
    </div>
  )
}
