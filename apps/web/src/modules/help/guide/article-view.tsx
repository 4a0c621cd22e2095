import type { Article } from '@kxo/domain/help/articles/article'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { useMutation } from '@tanstack/react-query'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { pageOf } from '../dependencies.ts'
import style from './guide.module.css'
import { rateArticle } from './guide-api.ts'

/** One article of the manual: what it is for, what to do, what is worth knowing, and whether it helped. */
export function ArticleView({ article, isInDialog = false }: { article: Article; isInDialog?: boolean }) {
  const { say } = useLanguage()
  const rate = useMutation({
    mutationFn: (helped: boolean) => rateArticle(article.key, helped),
    onError: toast.failure,
  })
  const page = pageOf(article.key)
  return (
    <article className={style['article']}>
      {isInDialog ? null : <h2 className={style['articleTitle']}>{say(article.title)}</h2>}
      <p className={style['intro']}>{say(article.intro)}</p>
      <h3 className={style['part']}>{say(w.steps)}</h3>
      <ol className={style['steps']}>
        {article.steps.map((step) => (
          <li key={step.fr}>{say(step)}</li>
        ))}
      </ol>
      {article.notes ? (
        <aside className={style['notes']}>
          <h3 className={style['part']}>{say(w.notes)}</h3>
          <ul>
            {article.notes.map((note) => (
              <li key={note.fr}>{say(note)}</li>
            ))}
          </ul>
        </aside>
      ) : null}
      <footer className={style['foot']}>
        {page && !isInDialog ? <LinkButton to={page}>{say(w.openPage)}</LinkButton> : null}
        <div className={style['rate']} role="group" aria-label={say(w.helped)}>
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
        </div>
      </footer>
    </article>
  )
}
